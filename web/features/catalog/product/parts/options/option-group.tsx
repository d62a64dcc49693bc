import { useId } from 'react'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Picture } from '../../../../../components/picture.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useFormat, useMessages } from '../../../../../messages/use-messages.tsx'
import type { OptionView, PictureView } from '../../product.types.ts'
import { toImperial } from './imperial.ts'
import styles from './options.module.css'
import type { Obstacle } from './variant-choice.ts'

/** A word or size that fills a cell if three share a row on a phone: 'Unbehandelt', '1981 × 610 mm'. */
const LONG_WORD = /[^\d\s]{11}|\d+ × .{6}/

interface OptionGroupProps {
  readonly option: OptionView
  /** A picture per value; empty if the values look alike. */
  readonly swatches: ReadonlyMap<string, PictureView>
  readonly chosen: string | undefined
  /** Whether the missing choice is an error. */
  readonly isMissing: boolean
  readonly findObstacle: (valueId: string) => Obstacle | null
  /** A value that is not offered cannot be chosen. */
  readonly isOffered: (valueId: string) => boolean
  readonly isSoldOut: (valueId: string) => boolean
  readonly onChoose: (valueId: string) => void
  /** A value is under the pointer or has the focus. */
  readonly onApproach: (valueId: string) => void
}

/** The values of one option as radio buttons: swatches if they look different, otherwise a grid of labels. */
export function OptionGroup(props: OptionGroupProps) {
  const { option, swatches, chosen, isMissing, findObstacle, isOffered, isSoldOut, onChoose, onApproach } = props
  const words = useMessages('product')
  const { midSentence } = useFormat()
  const name = useId()
  const errorId = isMissing ? `${name}-error` : undefined
  const hasImperial = useShop().language.startsWith('en')
  const chosenLabel = option.values.find(({ id }) => id === chosen)?.label
  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend>
        {option.label}
        {chosenLabel ? (
          <span className={styles.chosen}>
            {[unbrokenSizes(chosenLabel), hasImperial && toImperial(chosenLabel)].filter(Boolean).join(' · ')}
          </span>
        ) : (
          !isMissing && <span className={styles.open}>{words.choose(midSentence(option.label))}</span>
        )}
      </legend>
      {isMissing && (
        <p id={errorId} className={styles.error}>
          {words.choose(midSentence(option.label))}
        </p>
      )}
      <div
        className={styles.values}
        data-swatches={swatches.size > 0 || undefined}
        data-long={option.values.some(({ label }) => LONG_WORD.test(label)) || undefined}
      >
        {option.values.map(({ id, label }) => {
          const isOpen = isOffered(id)
          const obstacle = isOpen ? findObstacle(id) : null
          const swatch = swatches.get(id)
          return (
            <label key={id} className={styles.value} onPointerEnter={() => onApproach(id)} onFocus={() => onApproach(id)}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === chosen}
                disabled={!isOpen || obstacle !== null}
                aria-invalid={isMissing || undefined}
                onChange={() => onChoose(id)}
              />
              {swatch && (
                <span className={styles.swatch}>
                  <Picture picture={swatch} size="line" displayWidth="4rem" isDecorative />
                </span>
              )}
              <span>
                {unbrokenSizes(label)}
                {obstacle && !obstacle.isSoldOut ? (
                  <span className={styles.note}>
                    {words.notInThis({ option: midSentence(obstacle.option), value: obstacle.value })}
                  </span>
                ) : (
                  (!isOpen || obstacle || isSoldOut(id)) && <span className={styles.note}>{words.soldOut}</span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
