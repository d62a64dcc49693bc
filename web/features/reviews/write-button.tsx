import { Suspense, useState } from 'react'
import { late } from '../../late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'

/** Comes when it is opened. */
const WriteReview = late(async () => (await import('../review-form/index.ts')).WriteReview, 'now', ['review', 'forms'])

/** Offers to write a review. */
export function WriteButton({ productId }: { readonly productId: string }) {
  const words = useMessages('product').reviews
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
        {words.write}
      </button>
      {isOpen && (
        <Suspense>
          <WriteReview productId={productId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
