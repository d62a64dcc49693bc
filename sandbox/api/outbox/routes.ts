import type { FastifyInstance } from 'fastify'
import type { Outbox, SentMail } from '../../store/shoppers/outbox.ts'
import { escapeHtml } from '../escaped.ts'

/** Shows undelivered e-mails at `/sandbox`. */
export function outboxRoutes(app: FastifyInstance, outbox: Outbox): void {
  app.get('/sandbox', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(outbox.mails())),
  )
}

const page = (mails: readonly SentMail[]) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox of the sandbox</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 45rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark } pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }</style>
</head>
<body>
<h1>Outbox of the sandbox</h1>
${mails.length === 0 ? '<p>Nothing was sent yet.</p>' : mails.map(mailPart).join('\n')}
</body>
</html>
`

const mailPart = ({ sentAt, recipient, subject, text }: SentMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${sentAt.replace(' ', 'T')}Z">${sentAt}</time> UTC</p>
<pre>${escapeHtml(text).replace(/https?:\/\/[^\s<"]+/g, (url) => `<a href="${url}">${url}</a>`)}</pre>
</article>`
