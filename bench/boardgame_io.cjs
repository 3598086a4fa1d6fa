// A server of boardgame.io with a small card game for any number of seats: play any card of your hand, the highest takes the trick.
// Run as `node boardgame_io.cjs PORT` with NODE_PATH at a node_modules that has boardgame.io; it says "ready" when it listens.
const { Server } = require("boardgame.io/server");

const SIZE = 8;

const deal = (random, seats) => {
  const deck = random.Shuffle([...Array(SIZE * seats).keys()]);
  return Array.from({ length: seats }, (_, seat) => deck.slice(SIZE * seat, SIZE * (seat + 1)));
};

const game = {
  name: "cards",
  disableUndo: true,
  setup: ({ ctx, random }) => ({ hands: deal(random, ctx.numPlayers), trick: [], won: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, random }, place) => {
        const seat = Number(ctx.currentPlayer);
        G.trick.push([G.hands[seat].splice(place, 1)[0], seat]);
        if (G.trick.length === ctx.numPlayers) {
          G.won[G.trick.reduce((best, one) => (one[0] > best[0] ? one : best))[1]] += 1;
          G.trick = [];
          if (G.hands[0].length === 0) G.hands = deal(random, ctx.numPlayers);
        }
      },
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
