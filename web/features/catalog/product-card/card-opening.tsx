import { useViewTransitionState } from 'react-router'

/**
 * Marks a card's picture for the transition to its product page. Only the followed card renders it, because reading the router has a
 * cost. A product can be on a page twice.
 */
export function CardOpening({ to }: { readonly to: string }) {
  return useViewTransitionState(to) && <span data-opening hidden />
}
