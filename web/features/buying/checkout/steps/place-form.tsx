import { OrderConditionsDocument } from '#schema/generated/operations.ts'
import { ORDER_RULES } from '#schema/rules/forms/order-rules.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { Checkbox } from '../../../../components/form/checkbox.tsx'
import { Form } from '../../../../components/form/form.tsx'
import type { Problem } from '../../../../components/form/problems.tsx'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { formatOfPage } from '../../../../messages/page-messages.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './checkout.module.css'

const RULES = { isAgreed: ORDER_RULES.isAgreed }

interface PlaceFormProps {
  /** Amount due in minor units; null if unknown. */
  readonly total: number | null
  readonly onPlace: () => Promise<readonly Problem[]>
}

/** The terms and the order button. @source TEXT-23, ORDER-2 */
export function PlaceForm({ total, onPlace }: PlaceFormProps) {
  const words = useMessages('checkout').order
  const { isOnline } = useNetwork()
  const { data } = useDeferred(OrderConditionsDocument, {}, { when: 'now' })
  const conditions = data?.sitePages?.conditions
  const placeLabel = (
    <>
      {words.review.place} {total !== null && <span className={styles.amount}>{formatOfPage().money(total)}</span>}
    </>
  )
  return (
    <div className={styles.place}>
      <Form
        name="checkout-place"
        rules={RULES}
        label={words.steps.review}
        submitLabel={isOnline ? placeLabel : words.review.keep}
        onSubmit={onPlace}
      >
        <Checkbox name="isAgreed" label={words.review.agree} />
        {conditions && (
          // A new tab keeps the typed values.
          <a className={styles.conditions} href={conditions.url} target="_blank" rel="noopener">
            {words.review.conditions(conditions.title)}
          </a>
        )}
      </Form>
    </div>
  )
}
