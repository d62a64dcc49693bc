import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { chosenLabels, toChoice } from '../options/variant-choice.ts'

/** The most rows of a table that is shown in full. A longer table shows fewer until the shopper asks for all. @source PROD-68 */
const MOST_ROWS = 12
const FOLDED_ROWS = 8

/** A table row: a variant and its chosen options as shown to shoppers. */
export interface VariantRow {
  readonly variant: VariantView
  readonly labels: ReturnType<typeof chosenLabels>
  /** The option values that distinguish it from other rows of its group. */
  readonly name: string
  /** Hidden while the table is folded. */
  readonly isExtra: boolean
}

/** Variants with the same value of the first option; without a title if there is only one option. */
export interface VariantGroup {
  readonly title: string | null
  readonly rows: readonly VariantRow[]
}

/** Every variant of a configurable product once, in the order of the options' values. */
export function variantGroups(product: Pick<ConfigurableView, 'options' | 'variants'>): readonly VariantGroup[] {
  const { options, variants } = product
  const hasGroups = options.length > 1
  const rows = variants
    .map((variant) => ({
      variant,
      labels: chosenLabels(product, toChoice(variant)),
      positions: optionPositions(options, variant),
    }))
    .sort((a, b) => comparePositions(a.positions, b.positions))
    .map((row, index) => ({ ...row, isExtra: variants.length > MOST_ROWS && index >= FOLDED_ROWS }))
  const groups = Map.groupBy(rows, ({ labels: [first] }) => (hasGroups && first ? first.value : null))
  return [...groups].map(([title, grouped]) => ({
    title,
    rows: grouped.map(({ variant, labels, isExtra }) => ({
      variant,
      labels,
      isExtra,
      name:
        labels
          .slice(title === null ? 0 : 1)
          .map(({ value }) => value)
          .join(', ') || variant.name,
    })),
  }))
}

/** The index of a variant's value in each option; unknown values come last. */
const optionPositions = (options: ConfigurableView['options'], { selection }: VariantView): readonly number[] =>
  options.map(({ attributeCode, values }) => {
    const chosen = selection.find((value) => value.attributeCode === attributeCode)?.valueId
    const index = values.findIndex(({ id }) => id === chosen)
    return index === -1 ? values.length : index
  })

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (const [i, position] of a.entries()) if (position !== b[i]) return position - (b[i] ?? 0)
  return 0
}
