import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { QuietButton, SecondaryButton } from '../../../../../components/button.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './remove-question.module.css'

interface RemoveQuestionProps {
  readonly question: string
  readonly onYes: () => void
  readonly onNo: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks for confirmation before removal. Takes the focus from the button it replaces. @source CART-20, PROD-89 */
export function RemoveQuestion({ question, onYes, onNo }: RemoveQuestionProps) {
  const words = useMessages('cart')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.question} role="group" aria-label={question}>
      <p>{unbrokenSizes(question)}</p>
      <SecondaryButton ref={focus} onClick={onYes}>
        {words.removeYes}
      </SecondaryButton>
      <QuietButton onClick={onNo}>{words.removeNo}</QuietButton>
    </div>
  )
}
