import type { OptionView, PictureView, VariantView } from '../../product.types.ts'

/** A picture for each value of an option that determines the product's look, with one distinct picture per value. Empty otherwise. */
export function swatchesOf(option: OptionView, variants: readonly VariantView[]): ReadonlyMap<string, PictureView> {
  const pictures = new Map<string, PictureView>()
  for (const { id } of option.values) {
    const shown = variants.filter((variant) => leadsTo(variant, option.attributeCode, id)).map(({ picture }) => picture)
    const [first] = shown
    if (!first || shown.some((picture) => picture?.path !== first.path)) return new Map()
    pictures.set(id, first)
  }
  const isTelling = new Set([...pictures.values()].map(({ path }) => path)).size === option.values.length
  return isTelling && option.values.length > 1 ? pictures : new Map()
}

function leadsTo(variant: VariantView, attributeCode: string, valueId: string): boolean {
  return variant.selection.some((value) => value.attributeCode === attributeCode && value.valueId === valueId)
}
