import { useMessages } from '../../../../messages/use-messages.tsx'
import { orderStage } from './order-facts.ts'
import styles from './orders.module.css'

/** The stages of an order, with the current one marked. Nothing if the status is not one of them. */
export function OrderStages({ status }: { readonly status: string | null }) {
  const { stages } = useMessages('account')
  const stage = orderStage(status)
  if (stage === null) return null
  return (
    <ol className={styles.stages}>
      {stages.map((label, position) => (
        <li key={label} data-done={position <= stage || undefined} aria-current={position === stage ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
