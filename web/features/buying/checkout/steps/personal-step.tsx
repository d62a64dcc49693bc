import { useMessages } from '../../../../messages/use-messages.tsx'
import { initialPersonal } from '../state/initial-values.ts'
import styles from './checkout.module.css'
import { PersonalForm } from './personal-form.tsx'
import { type StepProps, StepSection } from './step-section.tsx'

export function PersonalStep({ checkout, draft, headingRef, isOpen, onEdit, onDone }: StepProps) {
  const words = useMessages('checkout').order
  const { profile, account, setPassword, saveAnswers } = checkout
  const { personal, createsAccount } = draft
  return (
    <StepSection
      title={words.steps.personal}
      headingRef={headingRef}
      summary={
        !isOpen && personal ? (
          <p className={styles.address}>
            {`${personal.firstName} ${personal.lastName}\n${personal.email}`}
            {createsAccount && !profile && `\n${words.personal.withAccount}`}
          </p>
        ) : null
      }
      onEdit={onEdit}
    >
      {isOpen && (
        <PersonalForm
          details={initialPersonal(draft, profile)}
          isGuest={!profile}
          createsAccount={createsAccount}
          onSignIn={() => account.openSignIn()}
          onCreatesAccount={(wanted) => saveAnswers({ createsAccount: wanted })}
          onDone={(details, typed) => {
            setPassword(typed)
            onDone({ personal: details })
          }}
        />
      )}
    </StepSection>
  )
}
