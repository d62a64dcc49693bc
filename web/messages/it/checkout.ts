/** The words on the way to the checkout and back. */
export const messages = () => ({
  proceed: 'Vai alla cassa',
  working: 'Salvataggio del carrello…',
  leaving: 'Passaggio alla cassa…',
  hint: 'Si ordina e si paga su una pagina sicura a parte.',
  offline: 'Siete offline. Il carrello resta qui; ordinate quando sarete di nuovo online.',
  unavailable: 'Non è stato possibile salvare il carrello, perciò non si può ordinare. Riprovate.',
  changed: 'Il carrello è cambiato durante il salvataggio. Guardatelo ancora una volta prima di ordinare.',
  empty: 'Nel carrello non c’è niente che si possa ordinare.',
  title: 'Cassa',
  toCart: 'Vedi il carrello',
  home: 'Torna alla pagina iniziale',
  orders: 'I vostri ordini',
  thanks: {
    title: 'Il vostro ordine',
    description: 'Che ne è del vostro ordine.',
    needsScripts:
      'Un’e-mail sul vostro ordine è in arrivo. JavaScript qui è disattivato, perciò il carrello di questo dispositivo non viene svuotato.',
    asking: 'Ricerca del vostro ordine…',
    heading: 'Grazie per il vostro ordine!',
    number: (number: string) => `Numero d’ordine ${number}`,
    mail: (email: string) => `Una conferma arriva a ${email}.`,
    open: 'Non vediamo ancora il vostro ordine',
    openText:
      'Il carrello è ancora come lo avete lasciato. Se avete ordinato, guardate di nuovo tra un momento; altrimenti si può proseguire dal carrello.',
    unknown: 'Non è possibile consultare il vostro ordine al momento',
    unknownText: 'Se avete ordinato, una conferma è in arrivo per e-mail. Il carrello è conservato finché non lo sappiamo.',
    again: 'Guarda di nuovo',
    none: 'Qui non vediamo nessun ordine.',
    noneText: 'Se ne avete fatto uno, controllate la posta elettronica o accedete.',
  },
})
