import { choicesChecksum } from './checksum.ts'
import { hasChoices, type LineContent } from './line-content.ts'

/**
 * The name of a line, made of what is in it: the sku alone, or the sku and the checksum of what was chosen. The same
 * contents have the same name on every device.
 */
export function lineKey(content: LineContent): string {
  return hasChoices(content) ? `${content.sku}~${choicesChecksum(content)}` : content.sku
}
