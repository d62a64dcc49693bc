import { useState } from 'react'
import { REVIEW_RULES } from '#schema/rules/forms/review-rules.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { reviewTask } from '../../../../sync/tasks/review.ts'
import { StarsField } from './stars-field.tsx'

interface WriteReviewProps {
  readonly productId: string
  readonly onClose: () => void
}

/** The form for a product review. @source REVIEW-1, REVIEW-4 */
export function WriteReview({ productId, onClose }: WriteReviewProps) {
  const words = useMessages('account').reviewForm
  const { deviceDatabase } = useShop()
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null)
  return (
    <Dialog kind="card" title={words.title} closeLabel={words.close} onClose={onClose}>
      {outcome ? (
        <Notice kind="info">{words[outcome]}</Notice>
      ) : (
        <Form
          name={`review ${productId}`}
          rules={REVIEW_RULES}
          submitLabel={words.send}
          onSubmit={async ({ rating, ...texts }) => {
            const input = { productId, rating: Number(rating), ...texts }
            await openTasks(deviceDatabase).enqueue(reviewTask, { input })
            setOutcome(navigator.onLine ? 'sent' : 'kept')
            return []
          }}
        >
          <StarsField />
          <Field name="title" label={words.heading} />
          <Field name="detail" label={words.detail} lines={5} />
          <Field name="nickname" label={words.nickname} hint={words.nicknameHint} autoComplete="nickname" />
        </Form>
      )}
    </Dialog>
  )
}
