/** A shortened Word clipboard: conditional comments, classes and styles, bullets as text, a table. */
export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {margin:0cm;font-size:12.0pt;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<p class=MsoNormal style='margin-bottom:8.0pt'>Our <b style='mso-bidi-font-weight:normal'>spring</b> offer, until <i>May</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Boiler service<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Gas <span style='font-weight:bold'>safety</span> check<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="https://alder.example/prices"><span style='color:#0563C1'>our
prices</span></a>.<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0><tr><td width=301 valign=top><p class=MsoNormal>Cut<o:p></o:p></p></td><td width=301><p class=MsoNormal>£20<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Color<o:p></o:p></p></td><td><p class=MsoNormal>£45</p></td></tr></table>
<!--EndFragment-->
</body></html>`

/** A Google Docs clipboard: formatting as inline styles, within a bold element that is not bold. */
export const googleDocsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5a1c"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:400;font-style:normal;">We are </span><span style="font-size:11pt;font-weight:700;font-style:normal;">open</span><span style="font-weight:400;"> on </span><span style="font-weight:400;font-style:italic;">Sundays</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Haircut</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Beard, </span><span style="font-weight:700;font-style:italic;">hot towel</span></p></li></ul></b>`
