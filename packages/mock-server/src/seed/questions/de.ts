import type { QuestionTexts } from './types.ts';

export const questions = {
  groups: {
    orders: 'Bestellung und Bezahlung',
    shipping: 'Versand',
    returns: 'Rückgabe und Garantie',
    account: 'Konto und Punkte',
  },
  questions: {
    'change-order': [
      'Kann ich meine Bestellung noch ändern oder stornieren?',
      'Bis zum Versand können Sie sie unter „Meine Bestellungen“ stornieren. Bereits Bezahltes erstatten wir. Möchten Sie etwas ändern, kontaktieren Sie uns bitte gleich.',
    ],
    'payment-methods': [
      'Wie kann ich bezahlen?',
      'Mit Karte, Wallet oder im Punkteshop mit Punkten. Ihre Kartennummer geht direkt an unseren Zahlungsdienstleister. Wir sehen sie nie.',
    ],
    'unpaid-order': [
      'Die Zahlung ist fehlgeschlagen. Ist meine Bestellung weg?',
      'Nein. Sie finden sie als unbezahlt unter „Meine Bestellungen“ und können es dort noch einmal versuchen. Es wird nicht doppelt abgebucht.',
    ],
    'full-reduction': [
      'Wie funktioniert der Warenkorbrabatt?',
      'Ab 30 € gilt der Rabatt automatisch, in Stufen bis zu 30 € bei 360 €. Blitzangebote, reduzierte, kostenlose und mit Punkten bezahlte Artikel zählen nicht.',
    ],
    'delivery-time': [
      'Wann kommt mein Paket an?',
      'Was bis 14:00 Uhr bezahlt ist, verschicken wir am selben Werktag. Die Lieferung dauert in den USA zwei bis vier Werktage, in anderen Ländern drei bis sieben.',
    ],
    'shipping-cost': [
      'Was kostet der Versand?',
      'Nichts. Der Versand ist für jede Bestellung kostenlos, in jedes Land, in das wir liefern.',
    ],
    'track-parcel': [
      'Wo ist mein Paket?',
      'Öffnen Sie die Bestellung unter „Meine Bestellungen“ oder geben Sie Bestellnummer und E-Mail-Adresse unter „Bestellung verfolgen“ ein. Die Sendungsnummer sehen Sie, sobald der Versanddienst das Paket hat.',
    ],
    'parcel-late': [
      'Mein Paket verspätet sich. Was nun?',
      'Der Zoll kann ein bis zwei Tage dauern. Ist es nach 15 Werktagen nicht da, schicken wir es noch einmal oder erstatten den Kaufpreis, ganz wie Sie möchten.',
    ],
    'return-goods': [
      'Wie gebe ich einen Artikel zurück?',
      'Sie haben ab Lieferung 45 Tage Zeit, auch bei benutzten Artikeln. Kontaktieren Sie zuerst den Kundenservice. Fragen Sie dann in der Bestellung die Rückgabe an und fügen Sie ein Foto hinzu. Nach unserer Zusage schicken Sie das Paket mit einem Versanddienst Ihrer Wahl und tragen die Sendungsnummer ein. Die Rücksendung zahlen Sie, außer der Artikel ist defekt, beschädigt oder nicht der bestellte.',
    ],
    'refund-time': [
      'Wann bekomme ich meine Erstattung?',
      'Innerhalb von fünf Werktagen, nachdem Ihr Paket bei uns eingegangen ist, auf die ursprüngliche Zahlungsart.',
    ],
    'warranty-length': [
      'Wie lange gilt die Garantie?',
      'Ein Jahr ab Lieferung, auf jedes Produkt. Sie deckt Material- und Verarbeitungsfehler ab. Ihre gesetzlichen Gewährleistungsrechte (zwei Jahre) bleiben davon unberührt.',
    ],
    'claim-warranty': [
      'Etwas ist kaputt. Wie melde ich einen Garantiefall?',
      'Öffnen Sie „Garantie“ in Ihrem Konto, registrieren Sie das Produkt, falls noch nicht geschehen, und melden Sie den Defekt mit einem Foto. Wir reparieren oder ersetzen es und zahlen den Versand in beide Richtungen.',
    ],
    'forgot-password': [
      'Ich habe mein Passwort vergessen',
      'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Wir senden Ihnen per E-Mail einen Code, mit dem Sie ein neues festlegen.',
    ],
    'earn-points': [
      'Wie sammle ich Punkte?',
      '50 für die Registrierung, 3 für jeden Tag, an dem Sie sich anmelden, 10 für ein vollständiges Profil, 20 für jedes soziale Netzwerk, in dem Sie uns folgen, 50 für eine geteilte Bewertung und 10 für jede eingeladene Person. Eine registrierte Bestellung bringt einen Punkt pro Euro.',
    ],
    'use-points': [
      'Wofür kann ich Punkte verwenden?',
      'Lösen Sie sie im Punkteshop ein. In Ihrem Konto sehen Sie Ihren Punktestand und wofür Sie die Punkte erhalten haben.',
    ],
    'use-coupon': [
      'Wie löse ich einen Gutschein ein?',
      'Sichern Sie ihn sich auf der Produktseite oder geben Sie den Code an der Kasse ein. Pro Bestellung gilt ein Gutschein. Er erscheint als eigene Zeile in der Bestellübersicht.',
    ],
  },
  headset: {
    'works-with': [
      'Passt es zu meiner Konsole?',
      'Das steht in den technischen Daten unter „Passt zu“. Modelle mit 3,5-mm-Klinkenstecker passen an jeden Controller mit Kopfhörerbuchse.',
    ],
    glasses: [
      'Ist es mit Brille bequem?',
      'Ja, die Polster sind an den Schläfen weich. Drückt es trotzdem, haben Sie 45 Tage Zeit für die Rückgabe.',
    ],
    'quiet-microphone': [
      'Mein Team hört mich kaum',
      'Bringen Sie das Mikrofon auf zwei Finger Abstand an den Mundwinkel. Wählen Sie dann im System und im Spiel das Headset als Eingabegerät.',
    ],
    'no-sound': [
      'Es ist verbunden, aber ich höre nichts',
      'Wählen Sie das Headset in den Systemeinstellungen als Ausgabegerät. Stecken Sie den Empfänger, falls vorhanden, direkt an den Computer statt an einen Hub, und schalten Sie das Headset aus und wieder ein.',
    ],
    'clean-pads': [
      'Wie reinige ich die Ohrpolster?',
      'Mit einem weichen, leicht feuchten Tuch. Abnehmbare Polster vertragen einen Tropfen Seife. Lassen Sie sie an der Luft trocknen, nicht auf der Heizung.',
    ],
    'spare-parts': [
      'Gibt es Ersatzpolster, Kabel oder Mikrofone?',
      'Ja. Kontaktieren Sie den Kundenservice mit Ihrer Modellnummer. Was zu früh verschleißt, ist innerhalb der Garantie kostenlos.',
    ],
  },
  mouse: {
    'operating-system': [
      'Funktioniert sie mit Mac und Linux?',
      'Ja, mit jedem System und ohne Treiber. Die Einstellungssoftware, falls es eine gibt, läuft unter Windows.',
    ],
    'hand-size': [
      'Welche Maus passt zu meiner Hand?',
      'Messen Sie vom Handgelenk bis zur Spitze des Mittelfingers. Unter 17 cm passt eine kleine, leichte Form, über 20 cm eine mit hohem Rücken.',
    ],
    'settings-program': [
      'Brauche ich die Einstellungssoftware?',
      'Nur um Tasten, Licht oder Abfragerate zu ändern. Die Einstellungen sind in der Maus gespeichert und gelten an jedem Computer.',
    ],
    'jumping-pointer': [
      'Der Zeiger springt',
      'Pusten Sie den Sensor frei, probieren Sie ein Stoffpad und stellen Sie den Empfänger näher heran. Springt der Zeiger weiter, ist das ein Garantiefall.',
    ],
    'double-click': [
      'Aus einem Klick werden zwei',
      'Dann ist ein Schalter verschlissen. Innerhalb der einjährigen Garantie ersetzen wir die Maus. Ihre gesetzliche Gewährleistung (zwei Jahre) gilt daneben.',
    ],
    'glass-table': [
      'Funktioniert sie auf Glas?',
      'Nicht auf klarem Glas. Nehmen Sie ein dünnes Pad. Das schont auch die Gleiter.',
    ],
  },
} as const satisfies QuestionTexts;
