import { useEffect, useMemo, useState } from 'react'
import { CheckoutMethodsDocument } from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'
import { deliveryAddress } from '../../../../sync/tasks/order/index.ts'
import type { UseCartResult } from '../../cart/index.ts'
import { FAILED_METHODS, methodsIn, type OrderMethods, offlineMethods, WAITING_METHODS } from '../state/methods-answer.ts'

interface Answer {
  readonly question: string
  readonly methods: OrderMethods
}

interface MethodsInUse {
  readonly methods: OrderMethods
  readonly again: () => void
}

/**
 * The delivery and payment methods for cart and address, reloaded when either changes. The last answer stays until then.
 * @param who identifies the customer; guests have a cart of their own
 */
export function useMethods(draft: CheckoutDraft | null, { cart }: Pick<UseCartResult, 'cart'>, who: string | null): MethodsInUse {
  const { isOnline } = useNetwork()
  const names = useMessages('checkout').order.methods.own
  const own = useMemo(() => offlineMethods(names), [names])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const lines = cart?.lines.map(({ key, quantity }) => [key, quantity]) ?? []
  const address = draft?.shipping ? deliveryAddress(draft.shipping) : null
  const isAsked = draft !== null && cart !== null && !cart.isPending && lines.length > 0
  const question = isAsked ? JSON.stringify({ address, lines, who, attempt }) : null
  useEffect(() => {
    if (question === null || !isOnline) return
    const abort = new AbortController()
    sendPrivateQuery(CheckoutMethodsDocument, { address: JSON.parse(question).address }, { signal: abort.signal }).then(
      (answered) => abort.signal.aborted || setAnswer({ question, methods: methodsIn(answered) }),
      (error) => {
        if (abort.signal.aborted) return
        if (!isExpectedFailure(error)) console.warn('How this can be delivered and paid could not be found out', error)
        setAnswer({ question, methods: FAILED_METHODS })
      },
    )
    return () => abort.abort()
  }, [question, isOnline])
  return { methods: methodsNow(answer, question, isOnline ? null : own), again: () => setAttempt((count) => count + 1) }
}

/** @param own the shop's own methods when offline; null when online */
function methodsNow(answer: Answer | null, question: string | null, own: OrderMethods | null): OrderMethods {
  const known = answer?.methods ?? WAITING_METHODS
  if (own === null) return answer?.question === question ? known : { ...known, status: 'waiting' }
  return known.payment.length > 0 ? { ...known, status: 'offline' } : own
}
