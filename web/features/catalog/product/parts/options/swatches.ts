import type { OptionView, PictureView, VariantView } from '../../product.types.ts'
import { toChoice } from './variant-choice.ts'

/** A picture per value if each value of the option has a picture of its own; otherwise empty. */
export function optionSwatches(option: OptionView, variants: readonly VariantView[]): ReadonlyMap<string, PictureView> {
  const pictures = new Map<string, PictureView>()
  for (const { id } of option.values) {
    const ofValue = variants.filter((variant) => toChoice(variant)[option.attributeCode] === id).map(({ picture }) => picture)
    const [first] = ofValue
    if (!first || ofValue.some((picture) => picture?.path !== first.path)) return new Map()
    pictures.set(id, first)
  }
  const areDistinct = new Set([...pictures.values()].map(({ path }) => path)).size === option.values.length
  return areDistinct && option.values.length > 1 ? pictures : new Map()
}
