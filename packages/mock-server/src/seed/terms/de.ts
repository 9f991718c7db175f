import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Versand',
    intro: 'Der Versand ist für jede Bestellung kostenlos, in jedes Land, in das wir liefern.',
    first: {
      heading: 'Wann es losgeht',
      text: 'Was bis 14:00 Uhr bezahlt ist, verlässt unser Lager am selben Werktag, alles andere am nächsten. Die Sendungsnummer kommt per Nachricht.',
    },
    second: {
      heading: 'Wann es ankommt',
      text: 'Zwei bis vier Werktage in den USA, drei bis sieben anderswo. Der Zoll kann ein, zwei Tage länger brauchen.',
    },
    list: {
      heading: 'Gut zu wissen',
      items: [
        'Mehrere Artikel einer Bestellung reisen in einem Paket.',
        'Ist das Paket unterwegs, können wir die Adresse nicht mehr ändern.',
        'Was nach 15 Werktagen nicht da ist, schicken wir neu oder erstatten es.',
      ],
    },
  },
  returns: {
    name: 'Rückgabe',
    intro: 'Ab der Lieferung haben Sie 45 Tage Zeit, etwas zurückzuschicken, auch gebraucht.',
    first: {
      heading: 'So geht es',
      text: 'Schreiben Sie zuerst dem Kundendienst. Er prüft die Bestellung und bittet um ein Bild des Artikels oder der Rechnung. Dann bekommen Sie ein Etikett.',
    },
    second: {
      heading: 'Ihr Geld',
      text: 'Fünf Werktage nach Eingang des Pakets ist der volle Preis wieder auf der Karte, mit der Sie bezahlt haben.',
    },
    list: {
      heading: 'Bitte mitschicken',
      items: [
        'Den Artikel mit Kabeln und Empfänger.',
        'Die Bestellnummer auf einem Zettel.',
        'Den Karton, falls noch vorhanden. Er ist keine Bedingung.',
      ],
    },
  },
  warranty: {
    name: 'Garantiebedingungen',
    intro: 'Für jedes Produkt gilt ein Jahr Garantie, vom Tag der Lieferung an.',
    first: {
      heading: 'Was dazugehört',
      text: 'Fehler in Material und Verarbeitung: Schalter, die prellen, Muscheln, die verstummen, Akkus, die mehr als ein Drittel verlieren.',
    },
    second: {
      heading: 'Was nicht',
      text: 'Stürze, Getränke, geöffnete Gehäuse und gewöhnlicher Verschleiß von Polstern, Gleitern und Kabeln.',
    },
    list: {
      heading: 'So melden Sie es',
      items: [
        'Halten Sie die Bestellnummer bereit.',
        'Beschreiben Sie, was geschieht und wann.',
        'Wir reparieren oder tauschen und zahlen das Porto hin und zurück.',
      ],
    },
  },
  payment: {
    name: 'Zahlung',
    intro: 'Sie zahlen mit Karte. Der Betrag steht vor der Bestätigung da und wird einmal abgebucht.',
    first: {
      heading: 'Wann wir abbuchen',
      text: 'Ihre Karte wird belastet, sobald Sie die Zahlung absenden. Wird sie abgelehnt, wartet die Bestellung als unbezahlt auf Sie.',
    },
    second: {
      heading: 'Nachlässe',
      text: 'Der Nachlass für volle Wagen rechnet sich von selbst. Er gilt nicht für Blitzangebote, reduzierte, kostenlose oder mit Punkten bezahlte Artikel.',
    },
    list: {
      heading: 'Außerdem möglich',
      items: [
        'Punkte statt Geld, für Artikel aus dem Punkteladen.',
        'Gutscheine, einer je Bestellung.',
        'Ein Beleg in der Währung Ihrer Sprache.',
      ],
    },
  },
  privacy: {
    name: 'Datenschutz',
    intro: 'Wir bewahren auf, was der Laden braucht, und nichts, um es zu verkaufen.',
    first: {
      heading: 'Was wir speichern',
      text: 'Ihre E-Mail-Adresse, Ihre Anschrift, Ihre Bestellungen und was Sie uns schreiben. Kartennummern erreichen unsere Server nie.',
    },
    second: {
      heading: 'Was bei Ihnen bleibt',
      text: 'Warenkorb, Sprache und Anmeldung liegen in Cookies auf Ihrem eigenen Gerät.',
    },
    list: {
      heading: 'Ihre Rechte',
      items: [
        'Eine Kopie Ihrer Daten anfordern.',
        'Sie berichtigen oder löschen lassen.',
        'Den Newsletter mit einem Klick verlassen.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Nutzungsbedingungen',
    intro: 'Diese Bedingungen gelten, wenn Sie den Laden benutzen. Sie sind mit Absicht kurz.',
    first: {
      heading: 'Bestellungen',
      text: 'Eine Bestellung ist ein Vertrag, sobald sie bezahlt ist. Können wir nicht liefern, sagen wir es und erstatten alles.',
    },
    second: {
      heading: 'Konten',
      text: 'Behalten Sie Ihr Passwort für sich. Sie müssen volljährig sein oder mit jemandem bestellen, der es ist.',
    },
    list: {
      heading: 'Fair bleiben',
      items: [
        'Punkte und Gutscheine sind für Menschen, nicht für Programme.',
        'Bewertungen sollen Ihre eigenen sein, gut oder schlecht.',
        'Konten, die andere täuschen, dürfen wir schließen.',
      ],
    },
  },
  'about-us': {
    name: 'Über uns',
    intro: 'Wir bauen Headsets und Mäuse für Menschen, die spielen, und sonst nichts.',
    first: {
      heading: 'Wie es anfing',
      text: '2019 zerlegten drei Freunde in Seattle ein Headset, das zum dritten Mal kaputt war. Sie bauten eines, das sich reparieren lässt. Die ersten hundert gingen an Bekannte; manche davon laufen noch.',
    },
    second: {
      heading: 'Wie wir arbeiten',
      text: 'Vierzig Menschen entwerfen, testen und beantworten Post unter einem Dach. Jedes Modell wird sechs Monate lang gespielt, bevor es in den Verkauf kommt, und zwar von Leuten, die es nicht mögen müssen.',
    },
    list: {
      heading: 'Woran Sie uns messen können',
      items: [
        'Ein Jahr Garantie auf alles.',
        '45 Tage Zeit, es sich anders zu überlegen.',
        'Werktags innerhalb von 24 Stunden eine Antwort von einem Menschen.',
      ],
    },
  },
} as const satisfies TermTexts;
