import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Versand',
    intro: 'Der Versand ist für jede Bestellung kostenlos, in jedes Land, in das wir liefern.',
    first: {
      heading: 'Wann wir verschicken',
      text: 'Was bis 14:00 Uhr bezahlt ist, verschicken wir am selben Werktag, alles andere am nächsten. Die Sendungsnummer erhalten Sie per E-Mail.',
    },
    second: {
      heading: 'Wann es ankommt',
      text: 'Zwei bis vier Werktage in den USA, drei bis sieben in anderen Ländern. Der Zoll kann ein bis zwei Tage dauern.',
    },
    third: {
      heading: 'Versandkosten und MwSt.',
      text: 'Der Versand kostet nichts, und alle Preise verstehen sich inkl. MwSt.: Sie zahlen nur den Preis der Artikel. Lediglich in den USA kommt die Sales Tax des Bundesstaats hinzu, sobald Sie Ihre Adresse eingegeben haben. Den Gesamtbetrag sehen Sie vor der Bestellung.',
    },
    list: {
      heading: 'Gut zu wissen',
      items: [
        'Alle Artikel einer Bestellung verschicken wir zusammen.',
        'Ist das Paket verschickt, können wir die Adresse nicht mehr ändern.',
        'Ist ein Paket nach 15 Werktagen nicht da, schicken wir es noch einmal oder erstatten es.',
      ],
    },
  },
  returns: {
    name: 'Rückgabe',
    intro:
      'Ab Lieferung haben Sie 45 Tage Zeit, einen Artikel zurückzugeben, benutzt oder nicht. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt.',
    first: {
      heading: 'So funktioniert es',
      text: 'Kontaktieren Sie zuerst den Kundenservice. Wir prüfen Ihre Bestellung und bitten um ein Foto des Artikels oder des Kaufbelegs. Nach unserer Zusage schicken Sie das Paket mit einem Versanddienst Ihrer Wahl und tragen die Sendungsnummer in der Anfrage ein. Die Rücksendung zahlen Sie, außer der Artikel ist defekt, beschädigt oder nicht der bestellte. Dann senden Sie uns den Beleg für das Porto an {email}, und wir erstatten es ebenfalls.',
    },
    second: {
      heading: 'Ihre Erstattung',
      text: 'Innerhalb von fünf Werktagen nach Eingang des Pakets erstatten wir den vollen Preis auf Ihre Karte.',
    },
    list: {
      heading: 'Bitte mitschicken',
      items: [
        'Den Artikel mit Kabeln und Empfänger.',
        'Die Bestellnummer auf einem Zettel.',
        'Den Originalkarton, falls Sie ihn noch haben.',
      ],
    },
  },
  'right-of-withdrawal': {
    name: 'Widerrufsrecht',
    intro:
      'Als Verbraucher haben Sie das Recht, binnen {days} Tagen ohne Angabe von Gründen Ihren Vertrag zu widerrufen. Die Frist beträgt {days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, den letzten Artikel der Bestellung erhalten haben. Unsere Rückgabe innerhalb von {returnDays} Tagen besteht daneben.',
    first: {
      heading: 'So widerrufen Sie',
      text: 'Teilen Sie uns Ihren Entschluss mit einer eindeutigen Erklärung mit: online unter „Vertrag widerrufen“, per E-Mail an {email} oder per Brief an {company}, {address}. Sie können das Formular unten verwenden, müssen es aber nicht. Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor Ablauf der {days} Tage absenden.',
    },
    second: {
      heading: 'Folgen des Widerrufs',
      text: 'Wir erstatten alle Zahlungen einschließlich der Kosten des Standardversands spätestens binnen {refundDays} Tagen ab Eingang Ihres Widerrufs, auf demselben Zahlungsweg und ohne Entgelt. Wir können die Erstattung verweigern, bis die Artikel zurück sind oder Sie die Absendung nachgewiesen haben, je nachdem, was früher ist.',
    },
    list: {
      heading: 'Rücksendung',
      items: [
        'Schicken Sie die Artikel binnen {sendBackDays} Tagen nach Ihrem Widerruf an {returns}.',
        'Sie tragen die unmittelbaren Kosten der Rücksendung.',
        'Für einen Wertverlust zahlen Sie nur, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.',
      ],
    },
    form: {
      name: 'Muster-Widerrufsformular',
      text: '(Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)\n\nAn {company}, {address}, {email}:\n\nHiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):\n\n\nBestellt am (*)/erhalten am (*):\n\nName des/der Verbraucher(s):\n\nAnschrift des/der Verbraucher(s):\n\nUnterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):\n\nDatum:\n\n(*) Unzutreffendes streichen.',
    },
  },
  warranty: {
    name: 'Garantiebedingungen',
    intro:
      'Auf jedes Produkt geben wir ein Jahr Garantie ab dem Tag der Lieferung. Ihre gesetzlichen Gewährleistungsrechte bei Mängeln (zwei Jahre) bestehen daneben unentgeltlich und uneingeschränkt.',
    first: {
      heading: 'Was abgedeckt ist',
      text: 'Material- und Verarbeitungsfehler: Schalter, die doppelt klicken, Hörmuscheln, die verstummen, Akkus, die mehr als ein Drittel ihrer Kapazität verlieren.',
    },
    second: {
      heading: 'Was nicht abgedeckt ist',
      text: 'Stürze, verschüttete Getränke, Schäden durch das Öffnen des Gehäuses und normaler Verschleiß von Polstern, Gleitern und Kabeln.',
    },
    list: {
      heading: 'So melden Sie einen Garantiefall',
      items: [
        'Registrieren Sie das Produkt in Ihrem Konto unter „Garantie“.',
        'Melden Sie den Defekt mit einem Foto: Was passiert, und seit wann?',
        'Wir reparieren oder ersetzen das Produkt und zahlen den Versand in beide Richtungen.',
      ],
    },
  },
  payment: {
    name: 'Zahlung',
    intro:
      'Sie zahlen mit Karte oder Wallet. Sie sehen den Betrag vor der Bestätigung, und wir buchen ihn einmal ab.',
    first: {
      heading: 'Wann wir abbuchen',
      text: 'Wir belasten Ihre Karte, wenn Sie die Zahlung absenden, und Ihre Wallet, wenn Sie die Zahlung dort bestätigen. Wird sie abgelehnt, bleibt die Bestellung unbezahlt, bis Sie es noch einmal versuchen.',
    },
    second: {
      heading: 'Rabatte',
      text: 'Der Warenkorbrabatt gilt automatisch. Ausgenommen sind Blitzangebote sowie reduzierte, kostenlose und mit Punkten bezahlte Artikel.',
    },
    list: {
      heading: 'Gut zu wissen',
      items: [
        'Im Punkteshop lösen Sie Punkte ein, statt zu bezahlen.',
        'Pro Bestellung gilt ein Gutschein.',
        'Ihre Rechnung lautet auf die Währung, in der Sie bezahlt haben.',
      ],
    },
  },
  privacy: {
    name: 'Datenschutz',
    intro: 'Wir speichern, was wir für den Betrieb des Shops brauchen. Nichts davon verkaufen wir.',
    first: {
      heading: 'Was wir speichern',
      text: 'Profil, Adressen, Bestellungen, Warenkorb und für später gemerkte Artikel. Anfragen, Garantien, Bewertungen und Fotos. Wunschliste, Punkte, Gutscheine, Gewinne und Produkttests. Ihre Anmeldungen, welche E-Mails Sie erhalten und welche E-Mail-Hinweise Sie angefordert haben. Zu jeder Anmeldung speichern wir, wann Sie sich angemeldet haben und zuletzt aktiv waren, sowie Browser und Betriebssystem Ihres Geräts. Ihre Nachrichten an uns bleiben in unserem Postfach. Kartennummern erreichen unsere Server nie.',
    },
    second: {
      heading: 'Was auf Ihrem Gerät bleibt',
      text: 'Sprache, Anmeldung, Ihre Entscheidung zur Statistik, letzte Suchen, angesehene und verglichene Produkte und angefangene Formulare sind auf Ihrem eigenen Gerät gespeichert, bis zur Anmeldung auch Warenkorb, für später gemerkte Artikel und Wunschliste.',
    },
    third: {
      heading: 'Statistik',
      text: 'Welche Seiten genutzt werden, erfassen wir nur, wenn Sie zugestimmt haben. Ihre Entscheidung ändern Sie jederzeit unter „Datenschutz-Einstellungen“ am Ende der Seite.',
    },
    list: {
      heading: 'Ihre Rechte',
      items: [
        'Im Profil eine Kopie Ihrer Daten herunterladen.',
        'Ihre Daten im Profil berichtigen oder von uns berichtigen lassen.',
        'Ihr Konto im Profil löschen. 14 Tage lang können Sie es sich anders überlegen. Bestellungen und Rechnungen bewahren wir 10 Jahre auf, wie es das Steuerrecht verlangt, ohne Verbindung zu einem Konto.',
        'Angebote und Benachrichtigungen abbestellen, über den Link in jeder E-Mail.',
      ],
    },
  },
  'terms-of-service': {
    name: 'AGB',
    intro: 'Diese Bedingungen gelten, wenn Sie diesen Shop nutzen. Sie sind mit Absicht kurz.',
    first: {
      heading: 'Bestellungen',
      text: 'Mit Ihrer Bestellung machen Sie uns ein verbindliches Angebot. Der Vertrag kommt zustande, sobald Sie bezahlt haben. Können wir nicht liefern, teilen wir es Ihnen mit und erstatten alles.',
    },
    second: {
      heading: 'Konten',
      text: 'Geben Sie Ihr Passwort nicht weiter. Sie müssen mindestens 18 Jahre alt sein oder gemeinsam mit einer volljährigen Person bestellen.',
    },
    list: {
      heading: 'Faire Nutzung',
      items: [
        'Punkte und Gutscheine sind für Menschen, nicht für Bots.',
        'Bewertungen müssen Ihre eigenen sein, gut oder schlecht.',
        'Konten, die andere täuschen, dürfen wir schließen.',
      ],
    },
  },
  imprint: {
    name: 'Impressum',
    intro:
      '{company} betreibt diesen Shop. Das ist eine Musterfirma, und die Angaben auf dieser Seite sind Musterdaten.',
    first: { heading: 'Anschrift', text: 'Unsere Postanschrift lautet: {address}.' },
    second: { heading: 'Kontakt', text: 'E-Mail: {email}. Telefon: {phone}.' },
    list: {
      heading: 'Angaben zum Unternehmen',
      items: [
        'Vertreten durch: {director}',
        'Registereintrag: {register}',
        'USt-IdNr.: {vat}',
        'Hosting durch: {host}',
      ],
    },
  },
  'about-us': {
    name: 'Über uns',
    intro: 'Wir bauen Gaming-Headsets und Gaming-Mäuse, und sonst nichts.',
    first: {
      heading: 'Wie es anfing',
      text: '2019 zerlegten drei Freunde in Seattle ein Headset, das zum dritten Mal kaputt war, und bauten eines, das sich reparieren lässt. Die ersten hundert verkauften sie an Bekannte. Manche davon laufen noch.',
    },
    second: {
      heading: 'Wie wir arbeiten',
      text: 'Vierzig Menschen entwerfen, testen und beantworten E-Mails unter einem Dach. Bevor wir ein Modell verkaufen, wird sechs Monate lang damit gespielt. Niemand muss es mögen.',
    },
    list: {
      heading: 'Was wir versprechen',
      items: [
        'Ein Jahr Garantie auf alles, zusätzlich zur gesetzlichen Gewährleistung.',
        '45 Tage Zeit, es sich anders zu überlegen.',
        'Werktags innerhalb von 24 Stunden eine Antwort von einem Menschen.',
      ],
    },
  },
} as const satisfies TermTexts;
