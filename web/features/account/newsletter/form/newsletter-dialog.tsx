import { Dialog } from '../../../../components/dialog/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { showNewsletter } from '../newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** @source SCREEN-20 */
export function NewsletterDialog() {
  const words = useMessages('shell').newsletter
  return (
    <Dialog kind="card" title={words.title} onClose={() => showNewsletter(false)}>
      <NewsletterForm />
    </Dialog>
  )
}
