import { type FormEvent, useId, useState } from 'react'
import { useNetwork } from '../../../data/network/use-network.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { useCart } from '../device/use-cart.ts'
import styles from './coupon.module.css'

/** The coupon that counts, or a field for one. A coupon is never queued: whether it counts is for the platform to say. @source TOTAL-1 */
export function Coupon() {
  const words = useMessages('cart').coupon
  const { cart, device } = useCart()
  const { isOnline } = useNetwork()
  const id = useId()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const coupon = cart?.coupon ?? null

  async function change(work: () => Promise<string | null>) {
    if (!isOnline) return setError(words.offline)
    setBusy(true)
    setError(await work().catch(() => words.failed))
    setBusy(false)
  }
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('coupon')
    if (typeof code !== 'string' || code.trim() === '') return setError(words.required)
    void change(() => device().applyCoupon(code.trim()))
  }
  const problem = error && (
    <p id={`${id}-error`} className={styles.error} role="alert">
      {error}
    </p>
  )
  if (coupon) {
    return (
      <div className={styles.coupon} aria-busy={isBusy}>
        <p>
          {words.applied(coupon.code)} {coupon.discount && <strong>−{coupon.discount.formatted.replace(/^-/, '')}</strong>}
        </p>
        <button type="button" className={button.quiet} disabled={isBusy} onClick={() => change(() => device().removeCoupon())}>
          {words.remove(coupon.code)}
        </button>
        {problem}
      </div>
    )
  }
  return (
    <form className={styles.coupon} aria-busy={isBusy} noValidate onSubmit={apply}>
      <label htmlFor={id}>{words.label}</label>
      <span className={styles.field}>
        <input
          id={id}
          name="coupon"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={() => setError(null)}
        />
        <button type="submit" className={button.secondary} disabled={isBusy}>
          {words.apply}
        </button>
      </span>
      {problem}
    </form>
  )
}
