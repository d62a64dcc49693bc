import { type ReactNode, useRef, useState } from 'react'
import { answerErrors, answersAmount, initialAnswers } from '#schema/rules/custom-option-answers.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { Answered, CustomOptionView } from '../../product.types.ts'
import { CustomOptionField } from './custom-option-field.tsx'
import { answerable, answersGiven, answersIn, optionField } from './custom-option-form.ts'
import styles from './custom-options.module.css'

interface CustomOptionsProps {
  readonly options: readonly CustomOptionView[]
  readonly className: string | undefined
  /** Renders content that depends on the cost of the answers, including initial ones. */
  readonly children: (answered: Answered) => ReactNode
}

/** The custom options of a product. Errors show after the shopper leaves a field. */
export function CustomOptions({ options, className, children }: CustomOptionsProps) {
  const words = useMessages('product')
  const asked = answerable(options)
  const [answers, setAnswers] = useState(() => initialAnswers(asked))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const errors = answerErrors(asked, answers)
  const form = useRef<HTMLFormElement>(null)
  const check = () => {
    const [wrong] = errors.keys()
    if (wrong === undefined) return true
    setLeft(new Set(options.map(optionField)))
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(optionField({ id: wrong }))}"]`)?.focus()
    return false
  }
  return (
    <>
      <div className={className}>
        <form
          ref={form}
          className={styles.options}
          aria-label={words.yourDetails}
          noValidate
          onChange={(event) => {
            setAnswers(answersIn(options, new FormData(event.currentTarget)))
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
              error={
                left.has(optionField(option)) || errors.get(option.id) === 'TOO_LONG' ? (errors.get(option.id) ?? null) : null
              }
            />
          ))}
        </form>
      </div>
      {children({ cost: (piece) => answersAmount(asked, answers, piece), check, ...answersGiven(options, answers) })}
    </>
  )
}

const nameOf = (element: unknown) => (element instanceof Element ? element.getAttribute('name') : null)
