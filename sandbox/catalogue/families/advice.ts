import { type Text, t } from '../wording/text.ts'
import type { Range } from './family.ts'

/** What the counter would tell you about a range: a paragraph and some points. */
export interface Advice {
  readonly paragraph: Text
  readonly points: readonly Text[]
}

const grain = t(
  'Natural material: colour and grain differ from the picture.',
  'Naturprodukt: Farbe und Maserung weichen vom Bild ab.',
  'Materiale naturale: colore e venatura differiscono dall’immagine.',
)

export const ADVICE: Readonly<Record<Range, Advice>> = {
  timber: {
    paragraph: t(
      'Timber is stored under cover and loaded on the day it leaves. Bring it indoors a few days before you fit it and keep it flat, off the floor and out of the sun.',
      'Das Holz liegt überdacht und wird am Liefertag geladen. Einige Tage vor dem Einbau ins Haus holen, eben und mit Abstand zum Boden lagern.',
      'Il legname è al coperto e si carica il giorno della consegna. Portatelo in casa qualche giorno prima, in piano e staccato da terra.',
    ),
    points: [
      grain,
      t(
        'Lengths may be up to 50 mm over, never under.',
        'Längen bis 50 mm mehr, nie weniger.',
        'Lunghezze fino a 50 mm in più, mai in meno.',
      ),
      t('We cut to length for 75p a cut.', 'Wir längen auf Wunsch ab.', 'Tagliamo a misura su richiesta.'),
    ],
  },
  sheets: {
    paragraph: t(
      'Full sheets travel flat on the lorry; half and quarter sheets fit most estate cars. The cutting service takes your list by the line and gives every part a label.',
      'Ganze Platten reisen flach auf dem Lkw; halbe und viertel passen in die meisten Kombis. Der Zuschnitt nimmt Ihre Liste zeilenweise und beschriftet jedes Teil.',
      'I pannelli interi viaggiano in piano sul camion; mezzi e quarti entrano in quasi tutte le familiari. Il taglio legge la vostra lista e etichetta ogni pezzo.',
    ),
    points: [
      t(
        'Thickness tolerance ±0.3 mm on sanded boards.',
        'Dickentoleranz geschliffener Platten ±0,3 mm.',
        'Tolleranza di spessore ±0,3 mm sui pannelli levigati.',
      ),
      t(
        'Wear a mask when sawing and sanding.',
        'Beim Sägen und Schleifen Maske tragen.',
        'Usate la mascherina quando tagliate e levigate.',
      ),
      t(
        'Low formaldehyde, class E1 or better.',
        'Formaldehydarm, Klasse E1 oder besser.',
        'Bassa formaldeide, classe E1 o migliore.',
      ),
    ],
  },
  mouldings: {
    paragraph: t(
      'Order the room, not the wall: add the walls, take off the doors, add ten per cent, and round up to whole lengths. Scribe internal corners, mitre external ones.',
      'Den Raum bestellen, nicht die Wand: Wände addieren, Türen abziehen, zehn Prozent zugeben, auf ganze Längen aufrunden. Innenecken anpassen, Außenecken auf Gehrung.',
      'Ordinate la stanza, non la parete: sommate i muri, togliete le porte, aggiungete il dieci per cento e arrotondate. Angoli interni a contro-profilo, esterni a 45°.',
    ),
    points: [
      t(
        'Stays in range: the same profile next year.',
        'Bleibt im Sortiment: gleiches Profil im nächsten Jahr.',
        'Resta a catalogo: lo stesso profilo anche l’anno prossimo.',
      ),
      t('Old profiles matched from a sample.', 'Alte Profile nach Muster.', 'Vecchi profili rifatti su campione.'),
      grain,
    ],
  },
  stairs: {
    paragraph: t(
      'Parts of one wood and one size fit each other. Under the Building Regulations a handrail stands 900 mm above the pitch line, and no gap lets a 100 mm sphere through.',
      'Teile einer Holzart und Größe passen zusammen. Handlauf mindestens 900 mm über der Stufenvorderkante, lichte Weiten unter 100 mm.',
      'Le parti della stessa essenza e misura si accordano. Corrimano a 900 mm dalla linea di pendenza, luci sotto i 100 mm.',
    ),
    points: [
      t(
        'Count two spindles to a tread, three on a wide going.',
        'Zwei Stäbe je Stufe rechnen, bei breitem Auftritt drei.',
        'Due colonnine per gradino, tre se la pedata è larga.',
      ),
      t(
        'Sanded; finish it before or after fitting.',
        'Geschliffen; vor oder nach dem Einbau behandeln.',
        'Levigato; finitura prima o dopo il montaggio.',
      ),
      grain,
    ],
  },
  decking: {
    paragraph: t(
      'Let the frame fall one in a hundred away from the house and keep the boards 150 mm below the damp course. Two screws to every joist, 20 mm from the edge.',
      'Die Unterkonstruktion fällt ein Prozent vom Haus weg, Dielen 150 mm unter der Sperrschicht. Zwei Schrauben je Balken, 20 mm vom Rand.',
      'La struttura pende l’uno per cento verso l’esterno, doghe 150 mm sotto la guaina. Due viti per travetto, a 20 mm dal bordo.',
    ),
    points: [
      t(
        'Order five per cent more than the area.',
        'Fünf Prozent mehr als die Fläche bestellen.',
        'Ordinate il cinque per cento in più della superficie.',
      ),
      t('Seal every cut end the same day.', 'Jede Schnittkante am selben Tag versiegeln.', 'Sigillate ogni taglio in giornata.'),
      grain,
    ],
  },
  fencing: {
    paragraph: t(
      'Dig the holes first and buy the posts second: the ground decides the length. A fence up to two metres needs no planning permission away from a road.',
      'Erst die Löcher, dann die Pfosten: Der Boden bestimmt die Länge. Erkundigen Sie sich nach der zulässigen Zaunhöhe.',
      'Prima le buche, poi i pali: è il terreno a decidere la lunghezza. Informatevi sull’altezza consentita.',
    ),
    points: [
      t(
        'Treated timber greens and silvers; that is not a fault.',
        'Imprägniertes Holz wird grünlich, dann silbern; kein Mangel.',
        'Il legno impregnato vira al verde e poi al grigio: non è un difetto.',
      ),
      t('Fifteen-year treatment for ground contact.', 'Imprägnierung für Erdkontakt.', 'Trattamento per contatto col terreno.'),
    ],
  },
  doors: {
    paragraph: t(
      'Measure the old door, not the opening, and measure it in three places. Leave the wrapping on until the plaster is dry.',
      'Die alte Tür messen, nicht die Öffnung, und an drei Stellen. Verpackung erst öffnen, wenn der Putz trocken ist.',
      'Misurate la vecchia porta, non il vano, in tre punti. Togliete l’imballo solo a intonaco asciutto.',
    ),
    points: [
      t(
        'Finish all six faces, top and bottom too.',
        'Alle sechs Seiten behandeln, auch oben und unten.',
        'Finite tutte e sei le facce, anche sopra e sotto.',
      ),
      t(
        'Two people to carry, two people to hang.',
        'Zu zweit tragen, zu zweit einhängen.',
        'In due per portarla, in due per montarla.',
      ),
    ],
  },
  flooring: {
    paragraph: t(
      'Work out the area, add seven per cent, and divide by the coverage of a pack. Let the packs lie unopened in the room for three days.',
      'Fläche berechnen, sieben Prozent zugeben, durch den Paketinhalt teilen. Pakete drei Tage geschlossen im Raum lagern.',
      'Calcolate la superficie, aggiungete il sette per cento e dividete per la resa del pacco. Lasciate i pacchi chiusi tre giorni nella stanza.',
    ),
    points: [
      t('Keep one spare pack for later repairs.', 'Ein Paket für Reparaturen aufheben.', 'Tenete un pacco per le riparazioni.'),
      t(
        'Expansion gap of 12 mm all round.',
        'Umlaufend 12 mm Dehnfuge.',
        'Giunto di dilatazione di 12 mm su tutto il perimetro.',
      ),
      grain,
    ],
  },
  insulation: {
    paragraph: t(
      'Energy-saving material at the reduced rate of VAT. Cut it a few millimetres over and press it in: a gap of two per cent costs a fifth of the effect.',
      'Einige Millimeter größer schneiden und einpressen: Zwei Prozent Fugen kosten ein Fünftel der Wirkung.',
      'Tagliate qualche millimetro in più e incastrate: il due per cento di fessure costa un quinto dell’effetto.',
    ),
    points: [
      t(
        'Gloves, goggles and a mask for mineral wool.',
        'Handschuhe, Brille und Maske bei Mineralwolle.',
        'Guanti, occhiali e mascherina con la lana minerale.',
      ),
      t('Store dry and out of the sun.', 'Trocken und sonnengeschützt lagern.', 'Conservare all’asciutto e al riparo dal sole.'),
    ],
  },
  fixings: {
    paragraph: t(
      'A screw should be two and a half times as long as what it holds is thick. Pre-drill near ends and in hardwood.',
      'Die Schraube soll zweieinhalbmal so lang sein wie das Teil dick. Nahe am Ende und in Hartholz vorbohren.',
      'La vite dovrebbe essere lunga due volte e mezzo lo spessore da fissare. Preforate vicino ai bordi e nel legno duro.',
    ),
    points: [
      t('CE marked where a standard exists.', 'CE-gekennzeichnet, wo es eine Norm gibt.', 'Marcatura CE dove esiste una norma.'),
      t(
        'Stainless steel for oak, cedar and the coast.',
        'Edelstahl für Eiche, Zeder und Küste.',
        'Inox per rovere, cedro e zone costiere.',
      ),
    ],
  },
  finishes: {
    paragraph: t(
      'Try it on an offcut and look at it the next day. Stir, do not shake. Colours on a screen are a promise, not a sample.',
      'Auf einem Reststück probieren und am nächsten Tag ansehen. Rühren, nicht schütteln. Bildschirmfarben sind kein Muster.',
      'Provate su uno sfrido e guardate il giorno dopo. Mescolate, non agitate. I colori a schermo non sono un campione.',
    ),
    points: [
      t('Apply between 8 and 25 °C.', 'Bei 8 bis 25 °C verarbeiten.', 'Applicate tra 8 e 25 °C.'),
      t('Keep from frost and from children.', 'Frostfrei und kindersicher lagern.', 'Al riparo dal gelo e dai bambini.'),
    ],
  },
  tools: {
    paragraph: t(
      'We sell what our own workshop uses, and sharpen what we sell.',
      'Wir verkaufen, was unsere Werkstatt benutzt, und schärfen, was wir verkaufen.',
      'Vendiamo ciò che usa la nostra officina, e affiliamo ciò che vendiamo.',
    ),
    points: [
      t('Spare parts for ten years.', 'Ersatzteile für zehn Jahre.', 'Ricambi per dieci anni.'),
      t('Eye protection, always.', 'Immer Schutzbrille tragen.', 'Protezione per gli occhi, sempre.'),
    ],
  },
  services: {
    paragraph: t(
      'Booked with your order and done before the lorry is loaded. Questions are answered by the person at the saw.',
      'Wird mit der Bestellung gebucht und vor dem Verladen erledigt. Fragen beantwortet, wer an der Säge steht.',
      'Si prenota con l’ordine e si fa prima del carico. Risponde chi sta alla sega.',
    ),
    points: [t('No charge if we cannot do it.', 'Keine Kosten, wenn es nicht geht.', 'Nessun costo se non è possibile.')],
  },
}
