import type { CatalogAttribute } from '../../domain/catalog/catalog.types.ts'
import {
  type Document,
  decodeCode,
  decodeDocuments,
  decodeFlag,
  decodeId,
  decodeLabel,
  decodeText,
} from '../documents/document.ts'

/** An attribute's metadata; null without a code. @source platform contract §2.15 */
export function decodeAttribute(document: Document): CatalogAttribute | null {
  const code = decodeCode(document.attribute_code)
  if (!code) return null
  return {
    id: decodeId(document.attribute_id) ?? decodeId(document.id) ?? code,
    code,
    label: decodeLabel(document.frontend_label) ?? decodeLabel(document.default_frontend_label) ?? code,
    // Metadata in a search answer lacks the input type and covers only attributes with options.
    input: decodeText(document.frontend_input) ?? 'select',
    isUserDefined: decodeFlag(document.is_user_defined, false),
    isVisible: decodeFlag(document.is_visible, true),
    isVisibleOnFront: decodeFlag(document.is_visible_on_front, false),
    isComparable: decodeFlag(document.is_comparable, false),
    options: decodeDocuments(document.options).flatMap((option) => {
      const value = decodeId(option.value)
      const label = decodeLabel(option.label)
      return value && label ? [{ value, label }] : []
    }),
  }
}
