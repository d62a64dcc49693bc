import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Messages } from '../../../../messages/messages.types.ts'

type FinishWords = Pick<Messages['cutting'], 'grains' | 'edges' | 'noEdges'>

const GRAINS = ['any', 'along', 'across'] as const

/** How many long and short edges can be banded, with the code in a list: '2L1S'. */
const EDGES = [0, 1, 2].flatMap((long) =>
  [0, 1, 2].map((short) => ({ long, short, code: `${long ? `${long}L` : ''}${short ? `${short}S` : ''}` })),
)

/** The grains or edges a piece can have. */
export const finishChoices = (field: 'grain' | 'edges', words: FinishWords) =>
  field === 'grain'
    ? GRAINS.map((code) => ({ code, label: words.grains[code] }))
    : EDGES.map(({ code, long, short }) => ({ code, label: words.edges({ long, short }) || words.noEdges }))

/** Name, grain and edging of a piece in short, for display. Boards have a name only. A line never breaks between a number and its edges. */
export function pieceSummary({ name, grain, edges }: ListRow, isBoard: boolean, words: FinishWords): string {
  const { long = 0, short = 0 } = EDGES.find(({ code }) => code === edges) ?? {}
  const finish = [
    grain === 'any' ? '' : (words.grains[grain as keyof typeof words.grains] ?? grain),
    words.edges({ long, short }).replace(/(?<=\d) /g, '\u00a0'),
  ]
  return [name.trim(), ...(isBoard ? [] : finish)].filter(Boolean).join(' · ')
}
