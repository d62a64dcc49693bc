import type { CatalogAttribute } from '../../domain/catalog/catalog.types.ts'
import { codeOf, type Document, documentsOf, flagOf, idOf, textOf } from '../documents/document.ts'

/** An attribute's metadata; null without a code. @source platform contract §2.15 */
export function decodeAttribute(document: Document): CatalogAttribute | null {
  const code = codeOf(document.attribute_code)
  if (!code) return null
  return {
    id: idOf(document.attribute_id) ?? idOf(document.id) ?? code,
    code,
    label: textOf(document.frontend_label) ?? textOf(document.default_frontend_label) ?? code,
    // Metadata in a search answer lacks the input type and covers only attributes with options.
    input: textOf(document.frontend_input) ?? 'select',
    isUserDefined: flagOf(document.is_user_defined, false),
    isVisible: flagOf(document.is_visible, true),
    isVisibleOnFront: flagOf(document.is_visible_on_front, false),
    isComparable: flagOf(document.is_comparable, false),
    options: documentsOf(document.options).flatMap((option) => {
      const value = idOf(option.value)
      const label = textOf(option.label)
      return value && label ? [{ value, label }] : []
    }),
  }
}
