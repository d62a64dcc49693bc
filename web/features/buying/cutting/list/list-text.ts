import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Format } from '../../../../messages/format.ts'
import type { Messages } from '../../../../messages/messages.types.ts'
import type { ChosenMaterial } from '../device/saved-list.ts'
import { labelText } from '../plan/label-text.ts'

interface PackedList {
  readonly material: ChosenMaterial | null
  readonly panels: readonly ListedPanel[]
}

/**
 * The lines of a cutting list that is sent with an order, in the language of the store view, because the cart and the order show them. The
 * text names the sheets or boards first, because the lines of an order may be in any order.
 * @source CUT-37
 */
export function listLines(
  { material, panels }: PackedList,
  words: Pick<Messages['cutting'], 'grains' | 'edges'>,
  format: Pick<Format, 'measure'>,
): readonly string[] {
  return [
    ...(material ? [`${material.name}, ${material.size}, ${material.stockSku}`] : []),
    ...panels.map((panel) => labelText(panel, material?.stock.kind === 'board', words, format)),
  ]
}

/**
 * A cutting list as text of limited length. Leaves out whole lines at the end and says how many.
 * @param most maximum number of characters, counted as code points
 * @param andMore the text for the lines left out
 */
export function listText(lines: readonly string[], most: number, andMore: (count: number) => string): string {
  const countCharacters = (text: string) => [...text].length
  const whole = lines.join('\n')
  if (countCharacters(whole) <= most) return whole
  for (let shown = lines.length - 1; shown > 0; shown--) {
    const text = [...lines.slice(0, shown), andMore(lines.length - shown)].join('\n')
    if (countCharacters(text) <= most) return text
  }
  return andMore(lines.length)
}
