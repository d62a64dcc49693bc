import type { Size } from '#schema/rules/cutting/cutting.types.ts'
import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Format } from '../../../../messages/format.ts'
import { panelSize } from './label-text.ts'

/** Width of a letter, relative to its height. */
const LETTER = 0.62
/** Height of the text in pixels: readable, but not larger than useful. */
const TEXT = { least: 11, most: 15 }

interface PanelText {
  readonly text: string
  /** Height of the text in the picture's unit. */
  readonly size: number
  readonly isUpright: boolean
}

/**
 * The number, name and size of a panel as far as they fit at 11 px or more; null if not even the number does.
 * @param place where the panel is drawn, in the picture's unit
 * @param pixel a pixel of the screen in the picture's unit
 * @source CUT-11
 */
export function panelText(
  { row, name, ...panel }: Pick<ListedPanel, 'row' | 'name' | 'length' | 'width'>,
  place: Size,
  isBoard: boolean,
  pixel: number,
  format: Pick<Format, 'measure'>,
): PanelText | null {
  const isUpright = place.width > place.length
  const [along, across] = isUpright ? [place.width, place.length] : [place.length, place.width]
  const size = panelSize(panel, isBoard, format)
  const number = `${row + 1}`
  const title = name ? `${number} ${name}` : number
  const fontSize = (text: string) =>
    Math.min(TEXT.most * pixel, along / (LETTER * (text.length + (text === number ? 0.5 : 2))), across / 1.2)
  const text = [`${title}, ${size}`, title, number].find((line) => fontSize(line) >= TEXT.least * pixel)
  return text === undefined ? null : { text, size: fontSize(text), isUpright: isUpright && text !== number }
}
