import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Messages } from '../../../../messages/messages.types.ts'

/** The label of a panel, in the language of the store view and in millimetres: '4 × 720.5 × 300 Door · Along · 2 long'. */
export function labelText(
  { name, length, width, quantity, grain, longEdges, shortEdges }: ListedPanel,
  isBoard: boolean,
  { grains, edges }: Pick<Messages['cutting'], 'grains' | 'edges'>,
): string {
  const size = isBoard ? `${length / 10}` : `${length / 10} × ${width / 10}`
  const parts = [grain === 'any' ? '' : grains[grain], edges({ long: longEdges, short: shortEdges })]
  return [`${quantity} × ${size}${name && ` ${name}`}`, ...(isBoard ? [] : parts.filter(Boolean))].join(' · ')
}
