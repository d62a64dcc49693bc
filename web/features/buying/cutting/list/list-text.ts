import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import type { ChosenMaterial } from '../device/saved-list.ts'

/** A list line for the saw operator, in millimetres: '4 × 720.5 × 300 Door, along, 2L1S'. */
export function lineText({ name, length, width, quantity, grain, longEdges, shortEdges }: ListedPanel, isBoard: boolean): string {
  const size = isBoard ? `${length / 10}` : `${length / 10} × ${width / 10}`
  const edges = `${longEdges ? `${longEdges}L` : ''}${shortEdges ? `${shortEdges}S` : ''}`
  return [`${quantity} × ${size}${name ? ` ${name}` : ''}`, ...(grain === 'any' ? [] : [grain]), ...(edges ? [edges] : [])].join(
    ', ',
  )
}

/** The first line of a list: the sheets or boards it is cut from. The lines of an order may be in any order. */
export const materialText = ({ name, size, stockSku }: ChosenMaterial): string => `${name}, ${size}, ${stockSku}`

/**
 * A cutting list as text of limited length. Leaves out whole lines at the end and says how many.
 * @param most maximum number of user-perceived characters
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
