import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { listPath, WISHLIST } from '../saving/use-lists.ts'

/** Says that a list is empty, with a drawing of an unticked checklist pinned to a board. */
export function EmptyList({ isWishlist }: { readonly isWishlist: boolean }) {
  const { search } = useMessages('lists').wishlist
  const words = useMessages('lists').saved
  const ways = [
    { to: '/', text: words.toShop },
    isWishlist ? { to: '/search', text: search } : { to: listPath(WISHLIST), text: words.toWishlist },
  ]
  return (
    <EmptyState
      title={isWishlist ? words.emptyWishlist : words.empty}
      text={isWishlist ? words.emptyWishlistText : words.emptyText}
      level={3}
      ways={ways}
      viewBox="0 0 240 150"
    >
      <path className={wood.board} d="M14 14h212v116H14z" />
      <path
        className={wood.grain}
        d="M14 36c40-6 50 4 66 0M160 36c30-6 46 2 66-2M14 72c30 6 46-6 66 0M160 76c30-8 46 4 66 0M14 108c40-8 50 4 66 0M160 112c24 4 44-4 66 0"
      />
      <path className={wood.paper} d="M80 26h80v92H80z" />
      <path
        className={wood.line}
        d="M92 52h8v8h-8zM92 72h8v8h-8zM92 92h8v8h-8zM108 56.5h40M108 76.5h40M108 96.5h40M20 140.5h200"
      />
      <circle className={wood.dark} cx="120" cy="32" r="5" />
    </EmptyState>
  )
}
