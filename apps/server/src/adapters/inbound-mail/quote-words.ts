// The words by which mail programs mark what they quote, forward, sign and send by themselves, in the languages of their users, in lower
// case.

/** Words between bars and line ends. */
function wordsOf(text: string): string[] {
  return text.trim().split(/\s*[|\n]\s*/)
}

/** Verbs of the line above a quote, as in "On 20 November, Jonas Weil wrote:". */
export const wroteVerbs: readonly string[] = wordsOf(`
  writes | said | geschrieben | wrote | a écrit | écrit | escribió | ha scritto | scritto | escreveu | schrieb
  schreef | geschreven | skrev | kirjoitti | napisał | napisał(a) | napisała | napisana | pisze | napsal | napsal(a)
  napísal | napisao | írta | a scris | написал | написал(а) | написала | пишет | написав | yazdı | şunu yazdı
  έγραψε | rašė | kirjutas | 写道 | 寫道 | のメール | 작성 | 님이 작성 | đã viết | viết | menulis | escribio | ecrit | написала(а)
  kirjoittanut | napisał/a | napísal(a) | je napisao | je napisala | напиша | написа | كتب | כתב | כתב/ה | เขียน
  이(가) 작성 | さんは書きました | が書きました | 写了 | a écrit le | skreiv | skrifaði | va escriure | idatzi zuen | scrisse | scrive
  schrieb am | wrote on | a écrit à | heeft geschreven | het volgende geschreven
`)

/** First words of such a line: a word before the date, or a day of the week. */
export const wroteOpeners: ReadonlySet<string> = new Set(
  wordsOf(`
  เมื่อ | ในวันที่ | วันที่ | בתאריך | في | بتاريخ | στις | ο | dne | ve | at
  on | am | op | den | de | le | el | il | em | a | dnia | dne | pe | pá | po | út | st | čt | so | ne | tor | fre
  man | mån | tir | tis | ons | lör | lør | sön | søn | w | nel | no | na | vào | în | la | у | в | пн | вт | ср
  чт | пт | сб | вс | pon | wt | śr | czw | pt | sob | nd | niedz | ma | ke | to | su | lun | mar | mer | jeu | ven
  sam | dim | mié | jue | vie | sáb | dom | gio | mon | tue | wed | thu | fri | sat | sun | monday | tuesday
  wednesday | thursday | friday | saturday | sunday | στις | tarihinde | pada | dana | li | date | datum
  quarta-feira | segunda-feira | terça-feira | quinta-feira | sexta-feira | 在 | 于 | tors | ti
`),
)

/** The line between a reply and the quoted mail, without its dashes. */
export const originalMessage: ReadonlySet<string> = new Set(
  wordsOf(`
  original message | original-nachricht | originalnachricht | ursprüngliche nachricht | message d'origine
  message d’origine | message original | mensaje original | messaggio originale | messaggio di posta originale
  mensagem original | oorspronkelijk bericht | ursprungligt meddelande | originalmeddelande | oprindelig meddelelse
  oprindelig besked | opprinnelig melding | alkuperäinen viesti | wiadomość oryginalna | oryginalna wiadomość
  původní zpráva | eredeti üzenet | mesaj original | исходное сообщение | оригинальное сообщение | orijinal mesaj
  orijinal i̇leti | αρχικό μήνυμα | 原始邮件 | 原始郵件 | 元のメッセージ | 원본 메시지 | original | original mail | original email
  original e-mail | reply message | replied message | reply | answer above this line | urspr. nachricht
  message initial | message transmis | mensagem original: | mensaje original: | pôvodná správa | izvorna poruka
  originalbericht | αρχικό | 원본 이메일 | 原邮件 | 原始信件 | 回复的原邮件 | 転送元 | thư gốc | pesan asli | الرسالة الأصلية
  הודעה מקורית
`),
)

/** The line above a forwarded mail, without its dashes. */
export const forwardMarks: ReadonlySet<string> = new Set(
  wordsOf(`
  forwarded message | forwarded mail | forwarded email | begin forwarded message | start of forwarded message
  start forwarded message | forwarded by | weitergeleitete nachricht | anfang der weitergeleiteten nachricht
  weitergeleitete mail | weitergeleitete e-mail | message transféré | message transferé | début du message transféré
  début du message réexpédié | mail transféré | message transmis | mensaje reenviado | inicio del mensaje reenviado
  messaggio inoltrato | inizio messaggio inoltrato | inizio del messaggio inoltrato | mensagem encaminhada
  mensagem reencaminhada | início da mensagem encaminhada | início da mensagem reencaminhada | doorgestuurd bericht
  begin doorgestuurd bericht | vidarebefordrat brev | vidarebefordrat meddelande | vidarebefordrat mejl
  påbörjat vidarebefordrat brev | vidarebefordrat e-postmeddelande | videresendt besked | videresendt meddelelse
  start på videresendt besked | videresendt melding | videresendt e-post | begynnelse på videresendt melding
  välitetty viesti | edelleenlähetetty viesti | välitetty viesti alkaa | przekazana wiadomość | wiadomość przekazana
  początek przekazywanej wiadomości | treść przekazanej wiadomości | přeposlaná zpráva | začátek přeposílané zprávy
  přeposlaný e-mail | preposlaná správa | továbbított üzenet | továbbított levél | mesaj redirecționat
  început mesaj redirecționat | пересылаемое сообщение | пересланное сообщение | начало переадресованного сообщения
  конец пересылаемого сообщения | переслане повідомлення | yönlendirilen ileti | iletilen ileti | iletilmiş mesaj
  προωθημένο μήνυμα | 転送されたメッセージ | 転送メッセージ | 转发的邮件 | 转发邮件 | 已转发邮件 | 开始转发的邮件 | 轉寄的郵件 | 轉寄郵件 | 開始轉寄郵件 | 전달된 메시지
  전달한 메시지 | thư được chuyển tiếp | pesan terusan | الرسالة المعاد توجيهها | הודעה שהועברה | proslijeđena poruka
  препратено съобщение
`),
)

/** Beginnings of the subject of a forwarded mail. */
export const forwardSubjects: ReadonlySet<string> = new Set(
  wordsOf(`
  fw | fwd | wg | tr | rv | i | enc | doorst | vs | vb | vl | pd | fs | ynt | πρθ | 转发 | 轉寄 | 转寄 | 転送 | 전달
  továbbítás | továbbítva | přep | reenv | rif. inoltro | inoltro | пересл | ileti
`),
)

/** The label of the sender in the header block above a quoted mail. */
export const fromLabels: ReadonlySet<string> = new Set(
  wordsOf(`
  from | von | de | da | van | från | fra | lähettäjä | od | feladó | de la | от | від | kimden | gönderen | από
  发件人 | 寄件者 | 差出人 | 보낸 사람 | từ | dari | من | מאת | 寄件人 | 보낸사람 | 发件者 | odesílatel
`),
)

/** The labels of its date. */
export const dateLabels: ReadonlySet<string> = new Set(
  wordsOf(`
  sent | date | sent on | received | gesendet | gesendet am | datum | envoyé | envoyé le | date d’envoi | enviado
  enviado el | enviada | enviada em | enviado em | fecha | inviato | data | data invio | verzonden | skickat | sendt
  dato | lähetetty | päivämäärä | päiväys | wysłano | wysłane | odesláno | odoslané | elküldve | dátum | trimis
  отправлено | дата | надіслано | gönderildi | gönderme tarihi | tarih | στάλθηκε | ημερομηνία | 发送时间 | 发送日期 | 日期
  寄件日期 | 傳送日期 | 送信日時 | 日時 | 日付 | 보낸 날짜 | 날짜 | ngày | đã gửi | tanggal | dikirim | التاريخ | תאריך | נשלח | poslano
  изпратено
`),
)

/** Its further labels. */
export const headerLabels: ReadonlySet<string> = new Set(
  wordsOf(`
  to | cc | subject | importance | an | betreff | à | objet | para | asunto | a | oggetto | assunto | aan
  onderwerp | till | kopia | ämne | til | emne | vastaanottaja | aihe | do | dw | temat | komu | předmět | címzett
  tárgy | către | subiect | кому | тема | kime | konu | προς | θέμα | 收件人 | 抄送 | 主题 | 收件者 | 主旨 | 宛先 | 件名 | 받는 사람
  제목 | reply-to | bcc | attachments | topic | priority | wichtigkeit | antwort an | tot | kopie | cci | copie à
  répondre à | đến | tới | chủ đề | kepada | subjek | إلى | الموضوع | אל | נושא | predmet | za | получател | относно
  тo | к | 主題 | 收件箱 | 副本 | 参照 | 참조 | 받는사람 | utente
`),
)

/** Beginnings or ends of the line that phones and programs add below an answer. */
export const deviceOpeners: readonly string[] = wordsOf(`
  sent from | sent via | sent with | sent by | sent using | get outlook | get bluemail | get typeapp | gesendet von | gesendet mit | von meinem
  diese nachricht wurde | holen sie sich outlook | outlook für | mobil gesendet | envoyé de | envoyé depuis
  envoyé à partir | envoyé avec | télécharger outlook | obtenez outlook | enviado desde | enviado do
  enviado a partir | enviado de | enviado con | enviado com | enviado por | obtener outlook | obtenha o outlook
  inviato da | inviato con | inviato dal | ottieni outlook | verzonden vanaf | verstuurd vanaf | verzonden met
  verzonden via | outlook voor | download outlook | skickat från | skickat med | skickat via | sendt fra | sendt med
  sendt via | hämta outlook | hent outlook | lähetetty | hanki outlook | wysłane z | wysłano z | wysłane za
  pobierz outlook | odesláno z | odesláno ze | získat outlook | odoslané z | elküldve | küldve | az outlook
  trimis de pe | отправлено с | отправлено из | відправлено з | надіслано з | iphone'umdan | iphone'dan | gönderildi
  发自我的 | 從我的 | 从我的 | 发自 | 傳送自 | から送信 | 나의 | 에서 보냄 | được gửi từ | gửi từ | dikirim dari | στάλθηκε από | με το
  tagasi saadetud
`)

/** Names of phones and mail programs, one of which such a line has. */
export const devices: readonly string[] = wordsOf(`
  iphone | ipad | ipod | apple watch | galaxy | samsung | android | outlook | yahoo | proton | blackberry | huawei
  xiaomi | redmi | oneplus | oppo | vivo | honor | pixel | nokia | sony | xperia | motorola | htc | windows phone
  windows mail | mail for windows | mail für windows | mailbox | thunderbird | k-9 | fairemail | spark | bluemail
  blue mail | edison | aqua mail | aquamail | typeapp | gmx | web.de | mail.ru | yandex | zoho | tutanota | tuta
  hey | superhuman | airmail | newton | canary | fastmail | mailspring | my phone | my mobile | my smartphone
  my tablet | my cell | mobile device | mobile phone | smartphone | mobiltelefon | handy | téléphone | teléfono
  móvil | telefono | telemóvel | celular | telefoon | puhelim | telefonu | telefon | телефон | мобильн | 手机 | 手機
  스마트폰 | avg | avast
`)

/** Lines that close a letter; a name and an address follow. */
export const closings: ReadonlySet<string> = new Set(
  wordsOf(`
  よろしくお願いします | よろしくお願いいたします | 감사합니다 | regards | best regards | kind regards | kindest regards | warm regards
  many regards | thanks and regards | thanks & regards | with best regards | with kind regards | best wishes
  all the best | sincerely | yours sincerely | yours truly | yours faithfully | rgds | br | mit freundlichen grüßen
  mit freundlichen grüssen | mit freundlichem gruß | mit besten grüßen | freundliche grüße | freundliche grüsse
  viele grüße | viele grüsse | beste grüße | liebe grüße | herzliche grüße | schöne grüße | grüße | gruß | gruss
  mfg | vg | lg | danke und gruß | vielen dank und viele grüße | cordialement | bien cordialement
  très cordialement | bien à vous | salutations | meilleures salutations | sincères salutations | bonne journée
  saludos | saludos cordiales | un saludo | un cordial saludo | atentamente | cordialmente | cordiali saluti
  distinti saluti | saluti | un saluto | un cordiale saluto | buona giornata | atenciosamente | cumprimentos
  com os melhores cumprimentos | melhores cumprimentos | abraços | met vriendelijke groet | met vriendelijke groeten
  vriendelijke groet | vriendelijke groeten | hartelijke groet | groet | groeten | mvg | vänliga hälsningar
  med vänlig hälsning | med vänliga hälsningar | hälsningar | mvh | med venlig hilsen | venlig hilsen
  med vennlig hilsen | vennlig hilsen | hilsen | ystävällisin terveisin | terveisin | terv | pozdrawiam
  serdecznie pozdrawiam | z poważaniem | s pozdravem | děkuji a s pozdravem | üdvözlettel | cu stimă | с уважением
  с наилучшими пожеланиями | з повагою | saygılarımla | iyi çalışmalar | με εκτίμηση | 此致 | 祝好 | yours | take care
  talk soon | with regards | best regards and thanks | thanks and best regards | thanks, regards
  mit freundlichem gruss | mit besten grüssen | herzlicher gruß | herzliche grüsse | schöne grüsse | bis bald
  viele liebe grüße | cordialement vôtre | bien cordialement à vous | à bientôt | amicalement | saludos y gracias
  abrazo | un abrazo | un caro saluto | cordialità | a presto | os melhores cumprimentos | abraço | um abraço
  groetjes | met hartelijke groet | hoogachtend | vänligen | bästa hälsningar | med hälsning | bedste hilsner
  mange hilsner | hilsner | beste hilsen | parhain terveisin | terveisiä | pozdrowienia | z pozdrowieniami
  pozdravy | s přátelským pozdravem | hezký den | tisztelettel | cu respect | с наилучшими | всего доброго
  iyi günler | sevgiler | με φιλικούς χαιρετισμούς | φιλικά | 敬具 | 顺颂商祺 | 敬上 | 드림 | 올림
`),
)

/** Words that close a letter or begin a text: the name of the author must follow. */
export const thanks: ReadonlySet<string> = new Set(
  wordsOf(`
  thanks | thanks again | thanks in advance | thanks a lot | many thanks | thank you | thank you very much
  thank you in advance | danke | vielen dank | danke im voraus | vielen dank im voraus | merci | merci beaucoup
  merci d'avance | merci d’avance | gracias | muchas gracias | muchas gracias de antemano | grazie | grazie mille
  obrigado | obrigada | muito obrigado | bedankt | alvast bedankt | tack | tack på förhand | tak | på forhånd tak
  takk | på forhånd takk | kiitos | kiitos etukäteen | dziękuję | děkuji | köszönettel | köszönöm | mulțumesc
  спасибо | дякую | teşekkürler | ευχαριστώ | 谢谢 | 謝謝 | thx | ty | many thanks in advance | best | cheers | att | 以上
  merci bien | merci par avance | danke schön | danke dir | herzlichen dank | grazie in anticipo
  gracias de antemano | obrigado desde já | dank je | dank u | dank u wel | hartelijk dank | tack så mycket
  mange tak | tusen takk | paljon kiitoksia | z góry dziękuję | dzięki | díky | předem děkuji | köszi | благодарю
  заранее спасибо | şimdiden teşekkürler
`),
)

/** Labels of a way to reach a person in a signature. */
export const contactWords: readonly string[] = wordsOf(`
  sitz | amtsgericht | registergericht | handelsregister | geschäftsführer | geschäftsführung | ust-idnr | ust-id
  hrb | vat | registered | company | siège | siret | siren | rcs | tva | sede | cif | nif | kvk | btw | cvr | org
  nip | krs | regon | инн | tel | phone | mobile | mob | cell | fax | telefon | telefax | mobil | handy | tél
  téléphone | portable | teléfono | móvil | cel | telefono | cellulare | telemóvel | telefone | telefoon | mobiel
  puh | puhelin | тел | телефон | моб | τηλ | m | t | f | p | o | d | e | w | email | e-mail | mail | web | website
  www | skype | linkedin | 电话 | 手机 | 電話 | 携帯 | 전화 | 휴대폰 | office | direct | büro
`)

/** Parts of words that are together only in the notices that companies add below every mail. */
export const disclaimerWords: readonly string[] = wordsOf(`
  confidential | privileged | intended recipient | intended solely | intended only | solely for the
  for the addressee | addressee | unauthori | notify the sender | inform the sender | disclos | in error | delete it
  delete this | destroy | virus | liab | disclaimer | legally protected | vertraulich | rechtlich geschützt
  empfänger | irrtümlich | unbefugt | vernichten | nicht gestattet | löschen sie | absender | confidentiel
  destinataire | par erreur | détruire | supprimer | expéditeur | divulgation | usage exclusif | confidencial
  destinatario | por error | elimin | remitente | prohibid | divulg | uso exclusivo | riservat | confidenzial
  destinatari | per errore | cancell | mittente | vietat | divulgazione | confidenciais | destinatário | por engano
  por erro | remetente | proibid | apague | vertrouwelijk | bestemd voor | geadresseerde | ten onrechte | per abuis
  verwijder | afzender | onbevoegd | konfidentiell | avsedd | mottagare | av misstag | radera | avsändare | obehörig
  fortrolig | modtager | ved en fejl | afsender | mottaker | ved en feil | avsender | slett | uvedkommende
  luottamuksell | vastaanottaja | erehdyksessä | lähettäj | poista | poufn | adresat | omyłk | usun | nadawc
  zabronion | przeznaczon | důvěrn | příjemc | adresát | omylem | smaž | odesílatel | určena | určen pouze
  конфиденциальн | адресат | получател | ошибочно | отправител | удалите | предназначен | gizli | alıcı
  yanlışlıkla | siliniz | gönderen | εμπιστευτικ | παραλήπτη | διαγράψ | 機密 | 受信者 | 誤って | 削除 | 宛先 | 保密 | 机密 | 收件人
  误收 | 删除 | 기밀 | 수신자 | 삭제 | bizalmas | címzett | tévedés | töröl | confidențial | destinatarul | din greșeală
`)

/** Beginnings of notices that need no further evidence. */
export const fixedNotices: readonly string[] = wordsOf(`
  please consider the environment | think before you print | save a tree | save paper | denken sie an die umwelt
  bitte prüfen sie, ob diese | pensez à l’environnement | pensez à l'environnement | avant d'imprimer
  avant d’imprimer | piensa en el medio ambiente | antes de imprimir | prima di stampare | rispetta l’ambiente
  rispetta l'ambiente | denk aan het milieu | tänk på miljön | tænk på miljøet | tenk på miljøet
  ajattele ympäristöä | zanim wydrukujesz | myslete na životní prostředí | this email has been checked for viruses
  this email has been scanned | this e-mail has been scanned | this message has been scanned | virus-free
  virenfrei | sans virus | libre de virus | privo di virus | diese e-mail wurde von avast
  diese e-mail wurde auf viren | confidentiality notice | disclaimer:
`)

/** Beginnings of notices that are confidential. */
export const noticeOpeners: readonly string[] = wordsOf(`
  this e-mail | this email | this message | this communication | this transmission | the information | the content
  diese e-mail | diese mail | diese nachricht | der inhalt | ce message | ce courriel | cet e-mail | este mensaje
  este correo | esta mensagem | este e-mail | este email | questo messaggio | questa e-mail | questa email
  le informazioni | dit bericht | deze e-mail | deze email | detta meddelande | detta e-post | denne e-mail
  denne e-post | denne mail | tämä viesti | ta wiadomość | niniejsza wiadomość | tato zpráva | tento e-mail
  данное сообщение | настоящее сообщение | это сообщение | bu e-posta | bu mesaj | αυτό το μήνυμα | このメール | 本メール
  本邮件 | 此邮件 | 이 메일 | 본 메일
`)

/** What such a notice says of itself. */
export const confidentialWords: readonly string[] = wordsOf(`
  confidential | privileged | vertraulich | confidentiel | confidencial | riservat | confidenzial | vertrouwelijk
  konfidentiell | fortrolig | luottamuksell | poufn | důvěrn | конфиденциальн | gizli | εμπιστευτικ | 機密 | 保密 | 机密
  기밀
`)

/** Beginnings of the subjects of absence notes and delivery reports. */
export const absenceSubjects: readonly string[] = wordsOf(`
  automatic reply | auto-reply | autoreply | auto reply | automatic response | auto response | auto-response
  automated reply | automated response | out of office | out of the office | vacation reply | automatische antwort
  automatische reaktion | abwesenheitsnotiz | abwesenheit | automatische abwesenheitsnotiz | réponse automatique
  message d'absence | message d’absence | absence du bureau | respuesta automática | fuera de la oficina
  fuera de oficina | risposta automatica | fuori sede | resposta automática | ausência | ausência temporária
  automatisch antwoord | automatische beantwoording | afwezig | afwezigheidsbericht | autosvar | automatiskt svar
  frånvaromeddelande | automatisk svar | fravær | automaattinen vastaus | poissaoloilmoitus
  odpowiedź automatyczna | automatyczna odpowiedź | automatická odpověď | automatická odpoveď | nepřítomnost
  automatikus válasz | răspuns automat | автоматический ответ | автоответ | автоматична відповідь
  автоматичен отговор | otomatik yanıt | otomatik cevap | αυτόματη απάντηση | 自动回复 | 自动答复 | 自動回覆 | 自動回復 | 自動答覆
  自動応答 | 自動返信 | 不在通知 | 不在のお知らせ | 자동 회신 | 자동회신 | 부재중 | 부재 중 | trả lời tự động | balasan otomatis | الرد التلقائي | رد تلقائي
  תשובה אוטומטית | מענה אוטומטי | undeliverable | undelivered mail | undelivered mail returned to sender
  delivery status notification | delivery status notification (failure) | delivery status notification (delay)
  mail delivery failed | mail delivery failure | mail delivery system | returned mail | unzustellbar | non remis
  no se puede entregar
`)
