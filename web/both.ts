// Says what it is told to say, with the page's own code, so that a test can compare it with the table's.
// In: {"sources": {language: [file, …]}, "calls": [{"language", "say", "with": […]}, …]}. Out: a list of sentences, null for an error.

import { readFileSync } from 'node:fs'
import { Messages, type Facts } from './src/fluent'
import { endedText, explain, moveText, narrate, partTexts, promptHelp, promptText, refusalText } from './src/narrate'
import type { Description, Ending, Happened, Part } from './src/wire'

interface Call {
  language: string
  say: string
  with: unknown[]
}

const asked = JSON.parse(readFileSync(0, 'utf8')) as { sources: Record<string, string[]>; calls: Call[] }
const messages = new Map(Object.entries(asked.sources).map(([language, sources]) => [language, new Messages(language, sources)]))

function answer({ language, say, with: given }: Call): string {
  const by = messages.get(language)!
  const [first, second, third] = given
  const names = second as string[]
  switch (say) {
    case 'narrate':
      return narrate(first as Happened, names, third as number, by)
    case 'explain':
      return explain(first as Happened, by)
    case 'prompt':
      return promptText(first as Description, names, third as number, by)
    case 'help':
      return promptHelp(first as Description, names, third as number, by)
    case 'part':
      return partTexts(first as Part, by).join(' · ')
    case 'move':
      return moveText(first as string, names, by)
    case 'refusal':
      return refusalText(first as { rule: string; facts: Facts }, names, by)
    case 'ended':
      return endedText(first as Ending, names, third as number, by)
    default:
      return by.say(say, first as Facts)
  }
}

const said = asked.calls.map((call) => {
  try {
    return answer(call)
  } catch {
    return null
  }
})
process.stdout.write(JSON.stringify(said))
