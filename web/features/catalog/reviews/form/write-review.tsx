import { useState } from 'react'
import { REVIEW_RULES } from '#schema/rules/forms/review-rules.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useFormContext } from '../../../../components/form/form-context.ts'
import { toProblems } from '../../../../components/form/problems.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { reviewTask } from '../../../../sync/tasks/review.ts'
import styles from './stars-field.module.css'

interface WriteReviewProps {
  readonly productId: string
  readonly onClose: () => void
}

/** The form for a product review. @source REVIEW-1, REVIEW-4, REVIEW-10, REVIEW-11 */
export function WriteReview({ productId, onClose }: WriteReviewProps) {
  const words = useMessages('account').reviewForm
  const { deviceDatabase } = useShop()
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null)
  return (
    <Dialog kind="card" title={words.title} onClose={onClose}>
      {outcome ? (
        <Notice kind="info">{words[outcome]}</Notice>
      ) : (
        <Form
          name={`review ${productId}`}
          rules={REVIEW_RULES}
          submitLabel={words.send}
          onSubmit={async ({ rating, ...texts }) => {
            const input = { productId, rating: Number(rating), ...texts }
            const { isWaiting, userErrors } = await openTasks(deviceDatabase).enqueue(reviewTask, { input })
            if (userErrors.length === 0) setOutcome(isWaiting ? 'kept' : 'sent')
            return toProblems(userErrors)
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

const STARS = [1, 2, 3, 4, 5]

/** A form field for one to five stars, named `rating`. */
function StarsField() {
  const words = useMessages('account').reviewForm
  const form = useFormContext()
  const id = form.fieldId('rating')
  const problem = form.getProblem('rating')
  return (
    <fieldset className={styles.field} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{words.rating}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={star}
              id={star === 1 ? id : undefined}
              className="visually-hidden"
              aria-invalid={problem !== null}
              required
            />
            <span className={styles.shape} />
            <span className="visually-hidden">{words.stars(star)}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
