import { useState } from 'react'
import { answerErrors, answersAmount, initialAnswers } from '#schema/rules/custom-option-answers.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import { useProductPartMessages } from '../../../messages/product-parts.ts'
import type { CustomOptionView } from '../product.types.ts'
import { CustomOptionField } from './custom-option-field.tsx'
import { answerable, answersIn, optionField } from './custom-option-form.ts'
import styles from './custom-options.module.css'

interface CustomOptionsProps {
  readonly options: readonly CustomOptionView[]
  /** Called with what the answers cost whenever one changes. */
  readonly onCost: (cost: TaxedAmount) => void
}

/** What the answers cost that are given from the start. */
export function startingCost(options: readonly CustomOptionView[]): TaxedAmount {
  const asked = answerable(options)
  return answersAmount(asked, initialAnswers(asked))
}

/** Texts, choices and tick boxes that go with a product. What is wrong is said once the shopper has left a field. */
export function CustomOptions({ options, onCost }: CustomOptionsProps) {
  const words = useProductPartMessages()
  const asked = answerable(options)
  const [answers, setAnswers] = useState(() => initialAnswers(asked))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errors = answerErrors(asked, answers)
  return (
    <form
      className={styles.options}
      aria-label={words.yourDetails}
      noValidate
      onChange={(event) => {
        const next = answersIn(options, new FormData(event.currentTarget))
        setAnswers(next)
        onCost(answersAmount(asked, next))
      }}
      onBlur={({ target, relatedTarget }) => {
        const field = nameOf(target)
        if (field !== null && field !== nameOf(relatedTarget)) setLeft(new Set([...left, field]))
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      {asked.some(({ isRequired }) => isRequired) && <p className={styles.hint}>{words.requiredHint}</p>}
      {options.map((option) => (
        <CustomOptionField
          key={option.id}
          option={option}
          answer={answers[option.id] ?? ''}
          error={left.has(optionField(option)) || errors.get(option.id) === 'TOO_LONG' ? (errors.get(option.id) ?? null) : null}
        />
      ))}
    </form>
  )
}

const nameOf = (element: unknown) => (element instanceof Element ? element.getAttribute('name') : null)
