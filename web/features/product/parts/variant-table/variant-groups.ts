import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { chosenLabels } from '../options/chosen-labels.ts'
import { choiceOf } from '../options/variant-choice.ts'

/** One variant as a row: what is chosen in it, as shoppers read it. */
export interface VariantRow {
  readonly variant: VariantView
  readonly labels: ReturnType<typeof chosenLabels>
  /** What tells it apart from the other rows of its group. */
  readonly name: string
}

/** Variants with the same value of the first option; without a title where there is one option alone. */
export interface VariantGroup {
  readonly title: string | null
  readonly rows: readonly VariantRow[]
}

/** Every variant of a configurable product once, in the order in which the options name their values. */
export function variantGroups(product: Pick<ConfigurableView, 'options' | 'variants'>): readonly VariantGroup[] {
  const { options, variants } = product
  const hasGroups = options.length > 1
  const rows = variants
    .map((variant) => ({ variant, labels: chosenLabels(product, choiceOf(variant)), places: placesOf(options, variant) }))
    .sort((a, b) => compared(a.places, b.places))
  const groups = Map.groupBy(rows, ({ labels: [first] }) => (hasGroups && first ? first.value : null))
  return [...groups].map(([title, grouped]) => ({
    title,
    rows: grouped.map(({ variant, labels }) => ({
      ...{ variant, labels },
      name:
        labels
          .slice(title === null ? 0 : 1)
          .map(({ value }) => value)
          .join(', ') || variant.name,
    })),
  }))
}

/** At which place of its option each value of a variant stands; what an option does not name comes last. */
const placesOf = (options: ConfigurableView['options'], { selection }: VariantView): readonly number[] =>
  options.map(({ attributeCode, values }) => {
    const chosen = selection.find((value) => value.attributeCode === attributeCode)?.valueId
    const place = values.findIndex(({ id }) => id === chosen)
    return place === -1 ? values.length : place
  })

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [index, place] of a.entries()) if (place !== b[index]) return place - (b[index] ?? 0)
  return 0
}
