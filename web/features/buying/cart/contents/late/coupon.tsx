import { useRef, useState } from 'react'
import { requiredText } from '#schema/rules/forms/form-rules.ts'
import { useNetwork } from '../../../../../api/use-network.ts'
import { QuietButton } from '../../../../../components/button.tsx'
import { Field } from '../../../../../components/form/field.tsx'
import { Form } from '../../../../../components/form/form.tsx'
import type { Problem } from '../../../../../components/form/problems.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { CartState } from '../../../../../sync/tasks/cart/cart-state.ts'
import { useCart } from '../../device/use-cart.ts'
import styles from './coupon.module.css'

const RULES = { coupon: requiredText }

/** The applied coupon, or a form for one. Coupons are never queued, because only the platform can validate them. @source TOTAL-1 */
export function Coupon() {
  const words = useMessages('cart').coupon
  const { cart, device } = useCart()
  const { isOnline } = useNetwork()
  const place = useRef<HTMLFieldSetElement>(null)
  const coupon = cart?.coupon ?? null
  // The pressed button is removed, so the fieldset takes its focus.
  const takeFocus = () => place.current?.focus()

  async function apply({ coupon }: { readonly coupon: string }): Promise<readonly Problem[]> {
    const rejection = isOnline
      ? await device()
          .applyCoupon(coupon.trim())
          .catch(() => words.failed)
      : words.offline
    if (rejection !== null) return [{ field: 'coupon', message: rejection }]
    takeFocus()
    return []
  }
  return (
    <fieldset ref={place} className={styles.coupon} aria-label={words.label} tabIndex={-1}>
      {coupon ? (
        <AppliedCoupon coupon={coupon} onRemoved={takeFocus} />
      ) : (
        <Form name="coupon" rules={RULES} submitLabel={words.apply} isAside onSubmit={apply}>
          <Field name="coupon" label={words.label} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Form>
      )}
    </fieldset>
  )
}

interface AppliedCouponProps {
  readonly coupon: NonNullable<NonNullable<CartState['settled']>['coupon']>
  readonly onRemoved: () => void
}

function AppliedCoupon({ coupon, onRemoved }: AppliedCouponProps) {
  const words = useMessages('cart').coupon
  const { device } = useCart()
  const { isOnline } = useNetwork()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    if (!isOnline) return setError(words.offline)
    setBusy(true)
    const rejection = await device()
      .removeCoupon()
      .catch(() => words.failed)
    setError(rejection)
    setBusy(false)
    if (rejection === null) onRemoved()
  }
  return (
    <>
      <p aria-busy={isBusy}>
        {words.applied(coupon.code)} {coupon.discount && <strong>-{coupon.discount.formatted.replace(/^-/, '')}</strong>}
      </p>
      <QuietButton disabled={isBusy} onClick={remove}>
        {words.remove(coupon.code)}
      </QuietButton>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
