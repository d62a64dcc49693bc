import { type ReactNode, useId } from 'react'
import { type AnswerError, answerLength } from '#schema/rules/answers/custom-option-answers.ts'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { CustomOptionView } from '../../product.types.ts'
import { optionField } from './custom-option-form.ts'
import { CustomOptionInput } from './custom-option-input.tsx'
import styles from './custom-options.module.css'

interface CustomOptionFieldProps {
  readonly option: CustomOptionView
  readonly answer: string
  /** The error to show now. */
  readonly error: AnswerError | null
}

/** One custom option with label, price, limits and error. */
export function CustomOptionField({ option, answer, error }: CustomOptionFieldProps) {
  const words = useMessages('product')
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const { maxCharacters, lengthLimits } = option
  const hint = lengthLimits
    ? words.lengths({ least: lengthLimits.least, most: lengthLimits.most })
    : maxCharacters && words.characters({ used: answerLength(answer.trim()), most: maxCharacters })
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const title = (
    <>
      {option.title}
      {option.isRequired && <span aria-hidden="true"> *</span>}
      {option.price && <Surcharge price={option.price} />}
    </>
  )
  if (option.type === 'FILE') return <CustomOptionFile title={title} />
  const isGroup = option.type === 'RADIO' || option.type === 'CHECKBOX'
  return (
    <div className={styles.option}>
      {isGroup ? (
        <CustomOptionChoices option={option} title={title} describedBy={describedBy} isInvalid={error !== null} />
      ) : (
        <>
          <label htmlFor={id}>{title}</label>
          <CustomOptionInput id={id} option={option} describedBy={describedBy} isInvalid={error !== null} />
        </>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {words.answerErrors[error]}
        </p>
      )}
    </div>
  )
}

/** Explains how to send a file to the shop, because the page cannot upload files. */
function CustomOptionFile({ title }: { readonly title: ReactNode }) {
  const words = useMessages('product')
  const { phone } = useShop()
  return (
    <div className={styles.option}>
      <p className={styles.label}>{title}</p>
      <p className={styles.hint}>{phone ? words.fileRing(phone.replaceAll(' ', '\u00a0')) : words.file}</p>
    </div>
  )
}

interface CustomOptionChoicesProps {
  readonly option: CustomOptionView
  readonly title: ReactNode
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

/** Radio buttons with the first one chosen, or checkboxes. @source platform contract §6.6 */
function CustomOptionChoices({ option, title, describedBy, isInvalid }: CustomOptionChoicesProps) {
  const isRadio = option.type === 'RADIO'
  return (
    <fieldset className={styles.choices} aria-describedby={describedBy}>
      <legend>{title}</legend>
      {option.values.map((value, index) => (
        <label key={value.id} className={styles.choice}>
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={optionField(option)}
            value={value.id}
            defaultChecked={isRadio && index === 0}
            aria-invalid={!isRadio && isInvalid ? true : undefined}
          />
          {value.title}
          <Surcharge price={value.price} />
        </label>
      ))}
    </fieldset>
  )
}

/** The surcharge of an answer; renders nothing for zero. */
function Surcharge({ price }: { readonly price: NonNullable<CustomOptionView['price']> }) {
  if (price.amount.gross.amount === 0) return null
  return (
    <span className={styles.extra}>
      +<PreferredVat price={price.amount} />
    </span>
  )
}
