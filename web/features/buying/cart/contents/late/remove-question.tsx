import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import styles from '../cart-line.module.css'

interface RemoveQuestionProps {
  readonly question: string
  readonly onYes: () => void
  readonly onNo: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks for confirmation before removal. Takes the focus from the button it replaces. @source CART-20 */
export function RemoveQuestion({ question, onYes, onNo }: RemoveQuestionProps) {
  const words = useMessages('cart')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.question} role="group" aria-label={question}>
      <p>{question}</p>
      <button ref={focus} type="button" className={button.secondary} onClick={onYes}>
        {words.removeYes}
      </button>
      <button type="button" className={button.quiet} onClick={onNo}>
        {words.removeNo}
      </button>
    </div>
  )
}
