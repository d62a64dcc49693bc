import { useDeferredValue } from 'react'
import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { PrimaryButton } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog/index.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { ListingState } from './listing-url.ts'

interface FilterSheetProps {
  readonly listing: ListingViewFragment
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
  readonly onClose: () => void
}

/** On phones, the facets in a sheet over the list. All but the first are rendered after the first paint. */
export function FilterSheet({ listing: { facets, total }, state, onChoose, onClose }: FilterSheetProps) {
  const words = useMessages('listing')
  const rendered = useDeferredValue(facets, facets.slice(0, 1))
  const show = <PrimaryButton onClick={onClose}>{words.showResults(total)}</PrimaryButton>
  return (
    <Dialog title={words.filters} onClose={onClose} footer={show}>
      <FacetPanel facets={rendered} state={state} onChoose={onChoose} />
    </Dialog>
  )
}
