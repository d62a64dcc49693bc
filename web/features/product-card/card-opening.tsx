import { useViewTransitionState } from 'react-router'

/**
 * Marks the picture of a card while its product's page opens, so that the one turns into the other. It asks the router, which
 * is work, so only the card that was followed has it: a product can stand on a page twice.
 */
export function CardOpening({ to }: { readonly to: string }) {
  return useViewTransitionState(to) && <span data-opening hidden />
}
