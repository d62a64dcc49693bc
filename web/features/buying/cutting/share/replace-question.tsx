import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'

interface ReplaceQuestionProps {
  readonly title: string
  readonly text: string
  /** The label of the button that replaces the list. */
  readonly open: string
  readonly onOpen: () => void
  readonly onKeep: () => void
}

/** Asks before another list replaces the shopper's. */
export function ReplaceQuestion({ title, text, open, onOpen, onKeep }: ReplaceQuestionProps) {
  const { keep } = useMessages('cuttingPlan').shared
  return (
    <Dialog kind="card" title={title} closeLabel={keep} onClose={onKeep}>
      <p>{text}</p>
      <p className={styles.actions}>
        <PrimaryButton onClick={onOpen}>{open}</PrimaryButton>
        <SecondaryButton onClick={onKeep}>{keep}</SecondaryButton>
      </p>
    </Dialog>
  )
}
