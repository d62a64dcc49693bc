import { ShareLink } from '../../../../components/share/share-link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { SavedList } from '../device/saved-list.ts'
import { toFragment } from './list-link.ts'

/** @source CUT-17 */
export function ShareButton({ list }: { readonly list: SavedList }) {
  return <ShareLink getFragment={() => toFragment(list)} words={useMessages('cutting').shared} />
}
