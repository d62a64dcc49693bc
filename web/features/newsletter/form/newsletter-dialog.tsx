import { useMessages } from '../../../messages/use-messages.tsx'
import { Dialog } from '../../dialog/index.ts'
import { showNewsletter } from '../newsletter.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** Offers the newsletter. @source SCREEN-20 */
export function NewsletterDialog() {
  const words = useMessages('newsletter')
  return (
    <Dialog kind="card" title={words.title} closeLabel={words.close} onClose={() => showNewsletter(false)}>
      <NewsletterForm />
    </Dialog>
  )
}
