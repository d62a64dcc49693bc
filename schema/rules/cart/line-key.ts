import { choicesChecksum } from './checksum.ts'
import { hasChoices, type LineContent } from './line-content.ts'

/**
 * The key of a line: the sku, or the sku and the checksum of the choices. Equal content has the same key on every device.
 */
export function lineKey(content: LineContent): string {
  return hasChoices(content) ? `${content.sku}~${choicesChecksum(content)}` : content.sku
}
