import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../messages/use-messages.tsx'

export function EmptyWishlist() {
  const { emptyTitle, emptyText, home, search } = useMessages('lists').wishlist
  const ways = [
    { to: '/', text: home },
    { to: '/search', text: search },
  ]
  return (
    <EmptyState title={emptyTitle} text={emptyText} ways={ways} viewBox="0 0 240 140">
      <path className={wood.board} d="M14 20h212v92H14z" />
      <path
        className={wood.grain}
        d="M14 32c62-8 76 0 106-6s52-6 106 0M14 50c40-2 52-4 64-12M162 38c14 8 28 10 64 10M14 68c38 2 46 0 56-2M170 66c14 4 28 4 56 2M14 86c40 2 54 4 68 10M158 96c14-8 30-10 68-10M14 104c60-2 76 4 106 4s52-6 106-6"
      />
      <path className={wood.grain} d="M120 106 82 68c-11-12-3-31 13-31 11 0 19 8 25 17 6-9 14-17 25-17 16 0 24 19 13 31z" />
      <path className={wood.dark} d="M120 92 96 68c-7-8-2-19 8-19 7 0 12 6 16 12 4-6 9-12 16-12 10 0 15 11 8 19z" />
      <path className={wood.line} d="M20 126.5h200" />
    </EmptyState>
  )
}
