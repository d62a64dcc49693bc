/** The words of choosing a language. */
export const messages = () => ({
  title: 'Sprache und Währung',
  close: 'Schließen',
  hint: 'Jede hat eigene Preise und einen eigenen Warenkorb.',
})
