/** Matches a message with any number in place of its '7'. */
export const anyFigure = (message: string): RegExp => new RegExp(`^${withFigure(message)}$`)

/** The same for a text that contains the message. */
export const containsAnyFigure = (message: string): RegExp => new RegExp(withFigure(message))

function withFigure(message: string): string {
  const [before = '', after = ''] = message.split('7')
  return `${RegExp.escape(before)}[\\d.,]+${RegExp.escape(after)}`
}
