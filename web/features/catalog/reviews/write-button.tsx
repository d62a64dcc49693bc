import { Suspense, useState } from 'react'
import { late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'

/** Loaded when opened. */
const WriteReview = late(async () => (await import('./form/index.ts')).WriteReview, 'now', ['product', 'forms'])

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
