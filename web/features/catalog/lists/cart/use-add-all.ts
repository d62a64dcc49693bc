import { useState } from 'react'
import { addToCart } from '../../../buying/cart/index.ts'
import type { ListOffer } from '../offers/list-offers.ts'

const NONE: ReadonlySet<string> = new Set()

/** Adds the products of a list to the cart. Another press adds the products that the first press could not add. */
export function useAddAll(offers: readonly ListOffer[]) {
  const [added, setAdded] = useState(NONE)
  const [rejected, setRejected] = useState(NONE)
  const [state, setState] = useState<'idle' | 'adding' | 'done'>('idle')
  const { ready, refused } = toAdd(offers, added)
  const isLoading = offers.some((offer) => offer.isLoading)
  const isBusy = isLoading || state === 'adding'

  async function add() {
    if (isBusy || ready.length === 0) return
    setState('adding')
    const outcome = await addToCart(ready.map(({ purchase }) => purchase))
    const accepted = new Set(await outcome.accepted.catch(() => outcome.added))
    const skus = (isAccepted: boolean) =>
      ready.filter(({ purchase }) => accepted.has(purchase) === isAccepted).map(({ sku }) => sku)
    setAdded((before) => new Set([...before, ...skus(true)]))
    setRejected(new Set(skus(false)))
    setState('done')
  }

  return {
    state,
    isBusy,
    /** Offers that the next press adds. */
    ready,
    /** Offers that cannot be added. */
    refused,
    /** Skus in the cart. */
    added,
    /** Skus that the cart did not accept. */
    rejected,
    add,
    /** Allows adding the whole list again. */
    startAgain() {
      setAdded(NONE)
      setState('idle')
    },
  }
}

interface ToAdd {
  /** Offers that the next press adds. */
  readonly ready: readonly (ListOffer & { readonly purchase: NonNullable<ListOffer['purchase']> })[]
  /** Offers that cannot be added, with their problems. */
  readonly refused: readonly ListOffer[]
}

/**
 * Splits the lines that are not in the cart yet into offers that can be added and offers that cannot.
 * @param added skus that earlier presses have added
 * @source SAVE-6
 */
export function toAdd(offers: readonly ListOffer[], added: ReadonlySet<string>): ToAdd {
  const open = offers.filter(({ sku }) => !added.has(sku))
  return {
    ready: open.flatMap((offer) => (offer.purchase ? [{ ...offer, purchase: offer.purchase }] : [])),
    refused: open.filter(({ purchase, isLoading }) => !purchase && !isLoading),
  }
}
