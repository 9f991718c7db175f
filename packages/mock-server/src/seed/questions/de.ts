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
      'Solange sie nicht bezahlt ist, stornieren Sie selbst unter „Meine Bestellungen“. Danach schreiben Sie uns bitte gleich: Was noch im Lager liegt, halten wir auf.',
    ],
    'payment-methods': [
      'Wie kann ich bezahlen?',
      'Mit Karte, oder mit Punkten für Artikel aus dem Punkteshop. Ihre Kartennummer geht an den Zahlungsdienst und nie an uns.',
    ],
    'unpaid-order': [
      'Die Zahlung ist fehlgeschlagen. Ist die Bestellung weg?',
      'Nein. Sie wartet unter „Meine Bestellungen“ als unbezahlt, dort zahlen Sie erneut. Doppelt abgebucht wird nie.',
    ],
    'full-reduction': [
      'Wie funktioniert der Rabatt für volle Warenkörbe?',
      'Ab 30 $ spart der Warenkorb von selbst, in Stufen bis 30 $ Nachlass bei 360 $. Blitzangebote, reduzierte und kostenlose Artikel sowie Punkteartikel zählen nicht.',
    ],
    'delivery-time': [
      'Wann kommt mein Paket an?',
      'Was bis 14:00 Uhr bezahlt ist, geht am selben Werktag hinaus. Es ist in den USA zwei bis vier Werktage unterwegs, anderswo drei bis sieben.',
    ],
    'shipping-cost': [
      'Was kostet der Versand?',
      'Nichts. Der Versand ist für jede Bestellung kostenlos, in jedes Land, in das wir liefern.',
    ],
    'track-parcel': [
      'Wo ist mein Paket?',
      'Öffnen Sie die Bestellung unter „Meine Bestellungen“ oder geben Sie die Bestellnummer unter „Sendung verfolgen“ ein. Sobald das Paket übergeben ist, steht dort die Sendungsnummer.',
    ],
    'parcel-late': [
      'Mein Paket verspätet sich. Was nun?',
      'Der Zoll kann ein, zwei Tage länger brauchen. Was nach 15 Werktagen nicht da ist, schicken wir neu oder erstatten es, wie Sie möchten.',
    ],
    'return-goods': [
      'Wie schicke ich etwas zurück?',
      'Sie haben ab Lieferung 45 Tage Zeit, auch bei gebrauchter Ware. Schreiben Sie zuerst dem Kundendienst, beantragen Sie dann die Rückgabe in der Bestellung und fügen Sie ein Bild hinzu. Das Etikett kommt per E-Mail.',
    ],
    'refund-time': [
      'Wann bekomme ich mein Geld zurück?',
      'Fünf Werktage nach Eingang Ihres Pakets, auf die Karte, mit der Sie bezahlt haben.',
    ],
    'warranty-length': [
      'Wie lange gilt die Garantie?',
      'Ein Jahr ab Lieferung, für jedes Produkt, auf Fehler in Material und Verarbeitung.',
    ],
    'claim-warranty': [
      'Etwas ist kaputt. Wie nutze ich die Garantie?',
      'Öffnen Sie „Garantie“ in Ihrem Konto, wählen Sie die Bestellung und beschreiben Sie, was geschieht. Wir reparieren oder tauschen und zahlen das Porto hin und zurück.',
    ],
    'forgot-password': [
      'Ich habe mein Passwort vergessen',
      'Wählen Sie auf der Anmeldeseite „Passwort vergessen“. Wir schicken einen Code an Ihre E-Mail-Adresse, damit setzen Sie ein neues Passwort.',
    ],
    'earn-points': [
      'Wie sammle ich Punkte?',
      '50 für die Registrierung, 3 für den ersten Besuch am Tag, 10 für ein vollständiges Profil, 20 für jedes Netzwerk, dem Sie folgen, 50 für eine geteilte Bewertung, 10 für jede eingeladene Person. Ein registriertes Produkt bringt so viele Punkte, wie die Bestellung Dollar gekostet hat.',
    ],
    'use-points': [
      'Wofür sind Punkte gut?',
      'Im Punkteshop tauschen Sie sie gegen Artikel. Ihr Konto zeigt, wie viele Sie haben und woher sie stammen.',
    ],
    'use-coupon': [
      'Wie löse ich einen Gutschein ein?',
      'Nehmen Sie ihn auf der Produktseite mit oder geben Sie den Code an der Kasse ein. Ein Gutschein je Bestellung; er steht als eigene Zeile in der Summe.',
    ],
  },
  headset: {
    'works-with': [
      'Passt es zu meiner Konsole?',
      'Die Zeile „Passt zu“ in den technischen Daten sagt es. Modelle mit Klinkenstecker passen an jeden Controller mit Buchse.',
    ],
    glasses: [
      'Trägt es sich gut mit Brille?',
      'Die Polster geben an den Bügeln nach. Drückt es doch, haben Sie 45 Tage Zeit für die Rückgabe.',
    ],
    'quiet-microphone': [
      'Die anderen hören mich zu leise',
      'Bringen Sie das Mikrofon zwei Finger breit an den Mundwinkel und wählen Sie das Headset im System und im Spiel als Eingang.',
    ],
    'no-sound': [
      'Nach dem Anschließen höre ich nichts',
      'Wählen Sie das Headset als Ausgabe des Systems. Einen Empfänger stecken Sie direkt an den Rechner, nicht an einen Hub, und schalten das Headset noch einmal ein.',
    ],
    'clean-pads': [
      'Wie reinige ich die Ohrpolster?',
      'Mit einem weichen, leicht feuchten Tuch und ohne Reiniger. An der Luft trocknen lassen, nicht auf der Heizung.',
    ],
    'spare-parts': [
      'Gibt es Ersatzpolster, Kabel oder Mikrofone?',
      'Ja. Schreiben Sie dem Kundendienst Ihr Modell; was innerhalb der Garantie zu früh verschleißt, ist kostenlos.',
    ],
  },
  mouse: {
    'operating-system': [
      'Funktioniert sie mit Mac und Linux?',
      'Ja, als Maus an jedem System und ohne Treiber. Das Einstellungsprogramm, wo es eines gibt, läuft unter Windows.',
    ],
    'hand-size': [
      'Welche Maus passt zu meiner Hand?',
      'Messen Sie vom Handgelenk bis zur Spitze des Mittelfingers. Unter 17 cm liegt eine kleine, leichte Form besser, über 20 cm eine mit hohem Rücken.',
    ],
    'settings-program': [
      'Brauche ich das Einstellungsprogramm?',
      'Nur um Tasten, Licht oder Abfragerate zu ändern. Die Einstellungen bleiben in der Maus und ziehen mit an einen anderen Rechner.',
    ],
    'jumping-pointer': [
      'Der Zeiger springt',
      'Pusten Sie den Sensor frei, versuchen Sie ein Stoffpad und rücken Sie den Empfänger näher. Springt er weiter, greift die Garantie.',
    ],
    'double-click': [
      'Ein Klick wird zu zweien',
      'Das macht ein verschlissener Schalter. Innerhalb des Garantiejahres tauschen wir die Maus.',
    ],
    'glass-table': [
      'Geht sie auf Glas?',
      'Nicht auf klarem Glas. Ein dünnes Pad genügt und schont die Gleiter.',
    ],
  },
} as const satisfies QuestionTexts;
