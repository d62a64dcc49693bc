import { type ReactNode, useRef, useState } from 'react'
import { answerErrors, answersAmount, initialAnswers } from '#schema/rules/answers/custom-option-answers.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { CustomOptionView, OptionAnswers } from '../../product.types.ts'
import { CustomOptionField } from './custom-option-field.tsx'
import { describeAnswers, optionField, readAnswers, toAnswerableOptions } from './custom-option-form.ts'
import styles from './custom-options.module.css'

interface CustomOptionsProps {
  readonly options: readonly CustomOptionView[]
  readonly className: string | undefined
  /** Renders the content that depends on the answers. */
  readonly children: (answers: OptionAnswers) => ReactNode
}

/** The custom options of a product. Errors show after the shopper leaves a field. */
export function CustomOptions({ options, className, children }: CustomOptionsProps) {
  const words = useMessages('product')
  const answerable = toAnswerableOptions(options)
  const [answers, setAnswers] = useState(() => initialAnswers(answerable))
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const errors = answerErrors(answerable, answers)
  const form = useRef<HTMLFormElement>(null)
  const validate = () => {
    const [invalidId] = errors.keys()
    if (invalidId === undefined) return true
    setLeftFields(new Set(options.map(optionField)))
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(optionField({ id: invalidId }))}"]`)?.focus()
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
            setAnswers(readAnswers(options, new FormData(event.currentTarget)))
          }}
          onBlur={({ target, relatedTarget }) => {
            const field = fieldName(target)
            if (field !== null && field !== fieldName(relatedTarget)) setLeftFields(new Set([...leftFields, field]))
          }}
          onSubmit={(event) => event.preventDefault()}
        >
          {answerable.some(({ isRequired }) => isRequired) && <p className={styles.hint}>{words.requiredHint}</p>}
          {options.map((option) => (
            <CustomOptionField
              key={option.id}
              option={option}
              answer={answers[option.id] ?? ''}
              error={
                leftFields.has(optionField(option)) || errors.get(option.id) === 'TOO_LONG'
                  ? (errors.get(option.id) ?? null)
                  : null
              }
            />
          ))}
        </form>
      </div>
      {children({
        surcharge: (piece) => answersAmount(answerable, answers, piece),
        validate,
        ...describeAnswers(options, answers),
      })}
    </>
  )
}

const fieldName = (element: unknown) => (element instanceof Element ? element.getAttribute('name') : null)
