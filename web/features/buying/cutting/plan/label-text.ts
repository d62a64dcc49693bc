import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Format } from '../../../../messages/format.ts'
import type { Messages } from '../../../../messages/messages.types.ts'

/** The size of a panel in millimetres, as the store view writes numbers: '720.5 × 300', or '720.5' for a board. */
export function panelSize(
  { length, width }: Pick<ListedPanel, 'length' | 'width'>,
  isBoard: boolean,
  { measure }: Pick<Format, 'measure'>,
): string {
  return isBoard ? measure(length / 10) : `${measure(length / 10)} × ${measure(width / 10)}`
}

/** The label of a panel in the language of the store view: '4 × 720.5 × 300 Door · Along · 2 long'. */
export function labelText(
  { name, quantity, grain, longEdges, shortEdges, ...panel }: ListedPanel,
  isBoard: boolean,
  { grains, edges }: Pick<Messages['cutting'], 'grains' | 'edges'>,
  format: Pick<Format, 'measure'>,
): string {
  const size = panelSize(panel, isBoard, format)
  const parts = [grain === 'any' ? '' : grains[grain], edges({ long: longEdges, short: shortEdges })]
  return [`${quantity} × ${size}${name && ` ${name}`}`, ...(isBoard ? [] : parts.filter(Boolean))].join(' · ')
}
