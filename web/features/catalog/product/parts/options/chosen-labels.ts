import type { ConfigurableView } from '../../product.types.ts'
import type { Choice } from './variant-choice.ts'

/** The chosen options as shown to shoppers: 'Length' '2.4 m'. */
export const chosenLabels = ({ options }: Pick<ConfigurableView, 'options'>, choice: Choice) =>
  options.flatMap(({ attributeCode, label, values }) => {
    const value = values.find(({ id }) => id === choice[attributeCode])
    return value ? [{ label, value: value.label }] : []
  })
