import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { OptionGroup } from './option-group.tsx'
import styles from './options.module.css'
import { optionSwatches } from './swatches.ts'
import type { VariantState } from './use-variant.ts'
import { chooseValue, findObstacle, findVariant, isOffered, isSoldOut } from './variant-choice.ts'

interface OptionsProps {
  readonly product: ConfigurableView
  readonly state: Pick<VariantState, 'choice' | 'choose'>
  /** Whether options without a choice are errors. */
  readonly isRequired?: boolean
  /** Called with the variant that the value under the pointer or with the focus would choose; null if the choice stays incomplete. */
  readonly onApproach?: (variant: VariantView | null) => void
}

/** All options of a configurable product. Hidden without JavaScript, because the table of versions has links. */
export function Options({ product, state: { choice, choose }, isRequired = false, onApproach }: OptionsProps) {
  return (
    <div className={styles.options}>
      {product.options.map((option) => (
        <OptionGroup
          key={option.attributeCode}
          option={option}
          swatches={optionSwatches(option, product.variants)}
          chosen={choice[option.attributeCode]}
          isMissing={isRequired && !choice[option.attributeCode]}
          findObstacle={(valueId) => findObstacle(product, choice, option, valueId)}
          isOffered={(valueId) => isOffered(product, option.attributeCode, valueId)}
          isSoldOut={(valueId) => isSoldOut(product, choice, option.attributeCode, valueId)}
          onChoose={(valueId) => choose(option.attributeCode, valueId)}
          onApproach={(valueId) =>
            onApproach?.(findVariant(product, chooseValue(product, choice, option.attributeCode, valueId)))
          }
        />
      ))}
    </div>
  )
}
