/* Pan t'es Mort played out at random in C: what the compiled playouts of Ultimo are measured against.
 *
 * The same algorithm as src/ultimo/games/pan (rulebook options, the game's own deck), the same generator, the same order
 * of draws: so the same moves, which the checksum shows. What it leaves out is what a match for people needs: views,
 * journal, options, the question's number.
 *
 *     cc -O3 -o pan_reference bench/pan_reference.c
 *     ./pan_reference SEATS MATCHES LOW CARRY [checksum]
 *
 * LOW and CARRY are where the generator begins (`Rng.low`, `Rng.carry`). Prints the moves, then the seconds that the
 * matches took or, with `checksum`, the checksum of all moves.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FLIP = 0, STOP = 1, DOUBLE = 2, SPIN = 2, SKIP = 8, DISCARD = 14, STEAL = 21, PLAY = 56 };
enum { DEALING, LOT, GUN, CHOOSING, ACTING, DISCARDING, DOUBLING, STEALING, ENDED };
enum { BY_FLIP, BY_SPIN, BY_DOUBLE };
enum { HAND = 4, CLICS = 5, MOST_SEATS = 6, LONGEST = 13 };

#define COUNT_SHIFT 26
#define LOW_BITS 0111111

/* The generator: multiply-with-carry, lag 1, base 2^32. */

typedef struct {
    int64_t low, carry;
} Rng;

static inline int64_t below(Rng *rng, int64_t n)
{
    int64_t total = 1327217265 * rng->low + rng->carry;
    rng->low = total & 0xFFFFFFFF;
    rng->carry = total >> 32;
    return ((rng->low ^ rng->carry) * n) >> 32;
}

/* Cards packed into one number: how many, their sum, then how many of each value. */

static int64_t card[7];

/* Ready-made lists of legal moves, for each set of values. */

typedef struct {
    int8_t count, moves[LONGEST];
} Legal;

static Legal play_legal[64], turn_legal[64], turn_skip_legal[64], discard_legal[64];
static const Legal double_legal = {2, {STOP, DOUBLE}};
static int64_t spread[64];

static void fill_tables(void)
{
    for (int value = 1; value <= 6; value++)
        card[value] = (1LL << COUNT_SHIFT) + ((int64_t)value << 18) + (1LL << 3 * (value - 1));
    for (int mask = 0; mask < 64; mask++) {
        Legal *play = &play_legal[mask], *discard = &discard_legal[mask];
        Legal *turn = &turn_legal[mask], *skip = &turn_skip_legal[mask];
        turn->moves[turn->count++] = FLIP;
        for (int value = 1; value <= 6; value++)
            if (mask >> (value - 1) & 1) {
                play->moves[play->count++] = PLAY + value;
                discard->moves[discard->count++] = DISCARD + value;
                turn->moves[turn->count++] = SPIN + value;
            }
        *skip = *turn;
        for (int n = 0; n < 6; n++)
            spread[mask] |= (int64_t)(mask >> n & 1) << 6 * n;
        for (int value = 1; value <= 6; value++)
            if (mask >> (value - 1) & 1)
                skip->moves[skip->count++] = SKIP + value;
    }
}

static inline int64_t fold(int64_t low)
{
    int64_t pairs = low | low >> 2;
    return (pairs & 3) | (pairs >> 4 & 12) | (pairs >> 8 & 48);
}

static inline int64_t held_mask(int64_t cards)
{
    return fold((cards | cards >> 1 | cards >> 2) & LOW_BITS);
}

static inline int64_t single_mask(int64_t cards)
{
    return fold(cards & ~(cards >> 1) & ~(cards >> 2) & LOW_BITS);
}

static inline int64_t value_at(int64_t cards, int64_t ticket)
{
    int64_t value = 1;
    while (ticket >= (cards & 7)) {
        ticket -= cards & 7;
        cards >>= 3;
        value++;
    }
    return value;
}

/* The place of the set bit `number`, counted from the lowest. */
static inline int64_t bit_at(int64_t mask, int64_t number)
{
    while (number--)
        mask &= mask - 1;
    return __builtin_ctzll(mask);
}

/* A match. */

typedef struct {
    int64_t seats, phase, pool, gone, dealing, dealt, trick, waiting;
    int64_t alive, living, order, ranked, unranked, tied, clics, action, left, places;
    int64_t hand[MOST_SEATS], held[MOST_SEATS], chosen[MOST_SEATS];
} State;

static void begin(State *s, int64_t seats)
{
    memset(s, 0, sizeof *s);
    s->seats = seats;
    s->alive = (1 << seats) - 1;
    s->living = seats;
    for (int value = 1; value <= 6; value++)
        s->pool += 4 * card[value];
}

static void open_trick(State *s)
{
    s->phase = CHOOSING;
    s->waiting = s->alive;
}

static void place_next(State *s, int64_t seat)
{
    s->order |= seat << 4 * s->ranked++;
    s->unranked &= ~(1LL << seat);
}

static void place_ranks(State *s)
{
    while (s->unranked & (s->unranked - 1)) {
        int64_t best = -1, tied = 0, leader = 0;
        for (int64_t seat = 0; seat < s->seats; seat++)
            if (s->unranked >> seat & 1) {
                if (s->held[seat] > best) {
                    best = s->held[seat];
                    tied = 1LL << seat;
                    leader = seat;
                } else if (s->held[seat] == best)
                    tied |= 1LL << seat;
            }
        if (tied & (tied - 1)) {
            s->tied = tied;
            s->phase = LOT;
            return;
        }
        place_next(s, leader);
    }
    if (s->unranked)
        place_next(s, __builtin_ctzll(s->unranked));
    s->tied = 0;
    s->phase = ACTING;
}

static void rank(State *s)
{
    s->order = s->ranked = 0;
    s->unranked = s->alive;
    place_ranks(s);
}

static void pass_turn(State *s)
{
    s->order = s->order >> 4 | (s->order & 15) << 4 * (s->living - 1);
    s->phase = ACTING;
}

static void reveal(State *s)
{
    int64_t played = 0, winning = 0, winner = -1;
    for (int64_t seat = 0; seat < s->seats; seat++) {
        played += card[s->chosen[seat]];
        s->hand[seat] -= card[s->chosen[seat]];
    }
    int64_t singles = single_mask(played);
    if ((singles & 1) && (singles & 32))
        winning = 1;
    else if (singles)
        winning = 64 - __builtin_clzll(singles);
    if (winning)
        for (int64_t seat = 0; seat < s->seats; seat++)
            if (s->chosen[seat] == winning)
                winner = seat;
    if (winner >= 0)
        s->held[winner] += played;
    else
        s->gone += played;
    if (++s->trick < HAND)
        open_trick(s);
    else
        rank(s);
}

static int64_t loot(State *s, int64_t seat)
{
    int64_t cards = 0;
    for (int64_t other = 0; other < s->seats; other++)
        if (other != seat)
            cards += s->held[other] >> COUNT_SHIFT;
    return cards < s->living ? cards : s->living;
}

static void discard(State *s, int64_t seat, int64_t value)
{
    s->held[seat] -= card[value];
    s->gone += card[value];
    if (--s->left)
        s->phase = DISCARDING;
    else
        pass_turn(s);
}

static void clic(State *s, int64_t seat)
{
    s->clics++;
    if (s->action == BY_DOUBLE) {
        s->left = loot(s, seat);
        if (s->left)
            s->phase = STEALING;
        else
            pass_turn(s);
    } else if (s->held[seat] == 0)
        s->phase = DOUBLING;
    else
        pass_turn(s);
}

static void bang(State *s, int64_t seat)
{
    s->gone += s->held[seat];
    s->held[seat] = 0;
    s->places |= s->living << 4 * seat;
    s->alive &= ~(1LL << seat);
    s->clics = 0;
    if (--s->living > 1)
        rank(s);
    else {
        s->places |= 1LL << 4 * __builtin_ctzll(s->alive);
        s->phase = ENDED;
    }
}

static void draw(State *s, Rng *rng)
{
    if (s->phase == DEALING) {
        int64_t value = value_at(s->pool, below(rng, s->pool >> COUNT_SHIFT));
        s->pool -= card[value];
        s->hand[s->dealing] += card[value];
        if (++s->dealt == HAND) {
            s->dealt = 0;
            if (++s->dealing == s->seats)
                open_trick(s);
        }
    } else if (s->phase == GUN) {
        int64_t seat = s->order & 15, left = CLICS - s->clics;
        if (below(rng, left + 1) < left)
            clic(s, seat);
        else
            bang(s, seat);
    } else {
        place_next(s, bit_at(s->tied, below(rng, __builtin_popcountll(s->tied))));
        place_ranks(s);
    }
}

/* A legal move, uniformly. */
static int64_t pick(State *s, int64_t seat, Rng *rng)
{
    int64_t held = s->held[seat], stealable = 0, number;
    const Legal *legal = &double_legal;
    switch (s->phase) {
    case CHOOSING:
        legal = &play_legal[held_mask(s->hand[seat])];
        break;
    case ACTING:
        legal = held >> COUNT_SHIFT >= s->living ? &turn_skip_legal[held_mask(held)] : &turn_legal[held_mask(held)];
        break;
    case DISCARDING:
        legal = &discard_legal[held_mask(held)];
        break;
    case STEALING:
        for (int64_t other = 0; other < s->seats; other++)
            if (other != seat)
                stealable |= spread[held_mask(s->held[other])] << other;
        number = below(rng, 1 + __builtin_popcountll(stealable));
        return number ? STEAL + bit_at(stealable, number - 1) : STOP;
    }
    return legal->moves[below(rng, legal->count)];
}

static void play(State *s, int64_t seat, int64_t move)
{
    switch (s->phase) {
    case CHOOSING:
        s->chosen[seat] = move - PLAY;
        s->waiting &= ~(1LL << seat);
        if (s->waiting == 0)
            reveal(s);
        break;
    case ACTING:
        if (move > SKIP) {
            s->left = s->living;
            discard(s, seat, move - SKIP);
            break;
        }
        if (move == FLIP)
            s->action = BY_FLIP;
        else {
            s->action = BY_SPIN;
            s->held[seat] -= card[move - SPIN];
            s->gone += card[move - SPIN];
            s->clics = 0;
        }
        s->phase = GUN;
        break;
    case DISCARDING:
        discard(s, seat, move - DISCARD);
        break;
    case DOUBLING:
        if (move == DOUBLE) {
            s->action = BY_DOUBLE;
            s->phase = GUN;
        } else
            pass_turn(s);
        break;
    default:
        if (move == STOP)
            s->left = 0;
        else {
            int64_t value = (move - STEAL) / 6 + 1, other = (move - STEAL) % 6;
            s->held[other] -= card[value];
            s->held[seat] += card[value];
            s->left--;
        }
        if (s->left == 0)
            pass_turn(s);
    }
}

/* Play to the end; add to the checksum if there is one. Return how many moves that took. */
static int64_t playout(State *s, Rng *rng, uint64_t *checksum)
{
    int64_t moves = 0;
    while (s->phase != ENDED) {
        if (s->phase < CHOOSING) {
            draw(s, rng);
            continue;
        }
        int64_t seat = s->phase == CHOOSING ? __builtin_ctzll(s->waiting) : s->order & 15;
        int64_t move = pick(s, seat, rng);
        play(s, seat, move);
        moves++;
        if (checksum)
            *checksum = (*checksum * 31 + move) & 0xFFFFFFFF;
    }
    return moves;
}

int main(int count, char **words)
{
    if (count < 5) {
        fprintf(stderr, "usage: %s SEATS MATCHES LOW CARRY [checksum]\n", words[0]);
        return 2;
    }
    int64_t seats = atoll(words[1]), matches = atoll(words[2]), moves = 0;
    Rng rng = {atoll(words[3]), atoll(words[4])};
    uint64_t checksum = 0, *wanted = count > 5 ? &checksum : NULL;
    State start, state;
    struct timespec first, last;
    if (seats < 3 || seats > MOST_SEATS) {
        fprintf(stderr, "SEATS is 3 to %d: two would need a phantom\n", MOST_SEATS);
        return 2;
    }
    fill_tables();
    begin(&start, seats);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &first);
    for (int64_t match = 0; match < matches; match++) {
        state = start;
        moves += playout(&state, &rng, wanted);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &last);
    printf("%lld ", (long long)moves);
    if (wanted)
        printf("%llu\n", (unsigned long long)checksum);
    else
        printf("%.9f\n", (last.tv_sec - first.tv_sec) + (last.tv_nsec - first.tv_nsec) / 1e9);
    return 0;
}
